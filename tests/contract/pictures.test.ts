import { expect, type TestContext, test } from 'vitest'
import type { Upload } from '#store-api/upload-calls.ts'
import { api, neededFrom, rawCall } from './api-under-test.ts'
import { someItem } from './discovery.ts'

type Fetched = Extract<Upload, { status: 'fetched' }>

async function fetchPicture(context: TestContext, pictureId: string): Promise<Fetched> {
  const upload = await api.picture(pictureId)
  return neededFrom(context, upload.status === 'fetched' ? upload : undefined, `no picture ${pictureId}`)
}

async function someItemWithPicture(context: TestContext) {
  const item = neededFrom(context, await someItem(), 'no item')
  const pictureKey = neededFrom(context, item.pictureKey || undefined, 'no item with a picture')
  return { ...item, pictureKey }
}

/** The first bytes of every JPEG file. */
function expectJpeg({ bytes }: Fetched): void {
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
}

test("an item's own picture is a JPEG", async (context) => {
  const { pictureKey } = await someItemWithPicture(context)
  expectJpeg(await fetchPicture(context, pictureKey))
})

test('a gallery lists ids whose pictures are JPEGs', async (context) => {
  const { itemId } = neededFrom(context, await someItem(), 'no item')
  const { entries, unreadable } = await api.pictureIds(itemId)
  expect(unreadable).toEqual([])
  const pictureId = neededFrom(context, entries[0], `no gallery for item ${itemId}`)
  expectJpeg(await fetchPicture(context, pictureId))
})

test('a slide has a picture by its id, under /uploads as under /Uploads', async (context) => {
  const slide = neededFrom(context, (await api.slides()).entries[0], 'no slide')
  expectJpeg(await fetchPicture(context, slide.slideId))
  expect((await rawCall(`/uploads/${encodeURIComponent(slide.slideId)}.jpg`)).status).toBe(200)
})

test('an unchanged picture is not sent again to who names its validators', async (context) => {
  const { pictureKey } = await someItemWithPicture(context)
  const { validators } = await fetchPicture(context, pictureKey)
  const known = neededFrom(
    context,
    validators.etag || validators.lastModified || undefined,
    'no validators on pictures',
  )
  expect(known).not.toBe('')
  expect(await api.picture(pictureKey, validators)).toEqual({ status: 'unchanged' })
})

test('pictures need no key: browsers ask for them by themselves', async (context) => {
  const { pictureKey } = await someItemWithPicture(context)
  await fetchPicture(context, pictureKey)
  expect((await rawCall(`/Uploads/${encodeURIComponent(pictureKey)}.jpg`, {})).status).toBe(200)
})

test('a picture that is not there is missing, not an error', async () => {
  expect(await api.picture('no-such-picture-contract-test')).toEqual({ status: 'missing' })
})
