import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedCatalogue } from './seed-catalogue.ts'
import { littleCatalogue, littleSlides, openTestStore } from './test-store.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function openWithPicture(name: string) {
  const path = join(folder, name)
  writeFileSync(path, `picture ${name}`)
  utimesSync(path, new Date('2026-02-01T00:00:00.500Z'), new Date('2026-02-01T00:00:00.500Z'))
  const opened = openTestStore(folder)
  seedCatalogue(opened.store.database, littleCatalogue, littleSlides)
  return opened
}

test('a picture is found by its own id and by the id of its item, without any key', async () => {
  const { store } = openWithPicture('S-1-1.jpg')
  for (const path of ['/Uploads/S-1-1.jpg', '/uploads/S-1.jpg']) {
    const response = await store.app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(await response.text()).toBe('picture S-1-1.jpg')
  }
})

test('who has the picture already is told so', async () => {
  const { get } = openWithPicture('S-1-1.jpg')
  const first = await get('/Uploads/S-1-1.jpg')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('last-modified')).toBe('Sun, 01 Feb 2026 00:00:00 GMT')

  const byTag = await get('/Uploads/S-1-1.jpg', { 'If-None-Match': `"other", ${etag}` })
  expect(byTag.status).toBe(304)
  expect(byTag.headers.get('etag')).toBe(etag)
  expect(await byTag.text()).toBe('')

  const byDate = await get('/Uploads/S-1-1.jpg', { 'If-Modified-Since': 'Sun, 01 Feb 2026 00:00:00 GMT' })
  expect(byDate.status).toBe(304)
})

test('a tag that differs counts more than a date that does not', async () => {
  const { get } = openWithPicture('S-1-1.jpg')
  const headers = { 'If-None-Match': '"other"', 'If-Modified-Since': 'Sun, 01 Feb 2026 00:00:00 GMT' }
  expect((await get('/Uploads/S-1-1.jpg', headers)).status).toBe(200)
})

test('a new file in place of the old one has another tag', async () => {
  const { get } = openWithPicture('S-1-1.jpg')
  const before = await get('/Uploads/S-1-1.jpg')
  writeFileSync(join(folder, 'S-1-1.jpg'), 'another picture')
  const after = await get('/Uploads/S-1-1.jpg', { 'If-None-Match': before.headers.get('etag') ?? '' })
  expect(after.status).toBe(200)
  expect(await after.text()).toBe('another picture')
})

test('nothing outside the folder is served', async () => {
  const { get } = openWithPicture('S-1-1.jpg')
  for (const name of ['..%2f..%2fpackage.json', '..%5cx.jpg', 'S-1-1', 'S-1-1.png', 'missing.jpg', '.jpg']) {
    expect((await get(`/Uploads/${name}`)).status).toBe(404)
  }
})
