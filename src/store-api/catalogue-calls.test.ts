import { expect, test } from 'vitest'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { apiAnswering, rejection, success, TEST_API_KEY } from './test-api.ts'

const wireItem = {
  itemID: 'S-1',
  itemCode: 'ST-22',
  itemName: 'Stable mat',
  itemDescription: 'Rubber',
  brandName: 'Hoof',
  cacheID: 'P-1',
  categorySubID: 'stable',
  retailPrice: 89.5,
}
const item = {
  itemId: 'S-1',
  code: 'ST-22',
  name: 'Stable mat',
  description: 'Rubber',
  brand: 'Hoof',
  pictureKey: 'P-1',
  subCategoryId: 'stable',
  price: 8950,
}

async function itemRead(changes: Record<string, unknown>) {
  const { api } = apiAnswering(() => success([{ ...wireItem, ...changes }]))
  return api.newItems()
}

test('each catalogue call asks at its own address, with the key', async () => {
  const { api, sent } = apiAnswering(() => success([]))
  await api.mainCategories()
  await api.subCategories('M 1&x=y')
  await api.slides()
  await api.newItems()
  await api.itemsMatching('coir & 100% "rubber"+')
  await api.itemsOf('S/1')
  await api.pictureIds('I-1')
  expect(sent.map(({ method, target }) => `${method} ${target}`)).toEqual([
    'GET /Api/CategoryMain',
    'GET /Api/CategorySub?CategoryMainID=M+1%26x%3Dy',
    'GET /Api/SlideBanner',
    'GET /Api/Item?IsNew=y',
    'GET /Api/Item?KeyW=coir+%26+100%25+%22rubber%22%2B',
    'GET /Api/Item?CategorySubID=S%2F1',
    'GET /Api/ImageData/I-1',
  ])
  expect(sent.every(({ headers }) => headers.get('APIKey') === TEST_API_KEY)).toBe(true)
  expect(sent.some(({ headers }) => headers.has('content-type'))).toBe(false)
})

test('an API that lives in a folder is called there, with or without a slash at the end of its address', async () => {
  for (const url of ['https://api.example/shop', 'https://api.example/shop//']) {
    const { api, sent } = apiAnswering(() => success([]), { url })
    await api.mainCategories()
    expect(sent[0]?.target).toBe('/shop/Api/CategoryMain')
  }
})

test('main categories, sub-categories, slides and picture ids are read into the words of the shop', async () => {
  const { api } = apiAnswering(({ target }) => {
    if (target.startsWith('/Api/CategoryMain')) return success([{ categoryMainID: 1, categoryMainName: ' Horse ' }])
    if (target.startsWith('/Api/CategorySub')) return success([{ categorySubID: 's', categorySubName: 'Stable' }])
    if (target.startsWith('/Api/ImageData')) return success([{ imageID: 'S-1-1' }, { imageID: 7 }])
    return success([{ slideBannerID: 'sl', title: null, buttonLink: '/store' }])
  })
  expect((await api.mainCategories()).entries).toEqual([{ mainCategoryId: '1', name: 'Horse' }])
  expect((await api.subCategories('1')).entries).toEqual([{ subCategoryId: 's', mainCategoryId: '1', name: 'Stable' }])
  expect((await api.pictureIds('S-1')).entries).toEqual(['S-1-1', '7'])
  expect((await api.slides()).entries).toEqual([{ slideId: 'sl', title: '', description: '', buttonLink: '/store' }])
})

test('an item stands in the sub-category that listed it, whatever the record says', async () => {
  const { api } = apiAnswering(() => success([wireItem, { ...wireItem, categorySubID: undefined }]))
  const { entries } = await api.itemsOf('coir')
  expect(entries.map(({ subCategoryId }) => subCategoryId)).toEqual(['coir', 'coir'])
})

test.each([
  ['numbers as text', { retailPrice: ' 89.50 ' }, {}],
  [
    'ids and codes as numbers',
    { itemID: 12, itemCode: 34, cacheID: 56 },
    { itemId: '12', code: '34', pictureKey: '56' },
  ],
  ['null fields', { itemDescription: null, brandName: null }, { description: '', brand: '' }],
  ['absent fields', { itemDescription: undefined, cacheID: undefined }, { description: '', pictureKey: '' }],
  ['unknown fields', { stock: { here: [1, 2] }, __proto__: { x: 1 } }, {}],
  ['white space around text', { itemName: '  Stable mat\n' }, {}],
  ['no price', { retailPrice: null }, { price: 'on-request' }],
  ['an absent price', { retailPrice: undefined }, { price: 'on-request' }],
  ['a blank price', { retailPrice: ' ' }, { price: 'on-request' }],
  ['a price of zero', { retailPrice: 0 }, { price: 'on-request' }],
  ['a price of zero in text', { retailPrice: '0.00' }, { price: 'on-request' }],
  [
    'markup, quotes and other scripts',
    { itemName: '<b>"Mat" & \'co\'</b> 🐴 ඇතිරිලි مطاط' },
    { name: '<b>"Mat" & \'co\'</b> 🐴 ඇතිරිලි مطاط' },
  ],
])('an item with %s is read', async (_, changes, expected) => {
  const { entries, unreadable } = await itemRead(changes)
  expect(unreadable).toEqual([])
  expect(entries).toEqual([{ ...item, ...expected }])
})

test.each([
  ['without a name', { itemName: undefined }, 'data[1].itemName'],
  ['with a blank name', { itemName: '  ' }, 'data[1].itemName'],
  ['with a null name', { itemName: null }, 'data[1].itemName'],
  ['at a negative price', { retailPrice: -1 }, 'data[1].retailPrice'],
  ['at an absurd price', { retailPrice: 1e9 }, 'data[1].retailPrice'],
  ['at a price that is no number', { retailPrice: 'NaN' }, 'data[1].retailPrice'],
  ['at a price in words', { retailPrice: 'ask us' }, 'data[1].retailPrice'],
  ['at an endless price', { retailPrice: '1e999' }, 'data[1].retailPrice'],
  ['at a price that is a list', { retailPrice: [5] }, 'data[1].retailPrice'],
  ['whose description is an object', { itemDescription: {} }, 'data[1].itemDescription'],
])('an item %s is set aside with the place of the fault, and costs the others nothing', async (_, changes, path) => {
  const { api } = apiAnswering(() => success([wireItem, { ...wireItem, ...changes }, wireItem]))
  const { entries, unreadable } = await api.newItems()
  expect(entries).toEqual([item, item])
  expect(unreadable).toMatchObject([{ call: 'GET /Api/Item', path }])
})

test.each([['text'], [42], [{}], [true]])(
  'data that is %j where a list belongs is an unexpected shape',
  async (data) => {
    const { api } = apiAnswering(() => success(data))
    expect(await rejection(api.newItems())).toMatchObject({
      call: 'GET /Api/Item',
      failure: { kind: 'shape', path: 'data' },
    })
  },
)

test('an empty list may be written as null', async () => {
  const { api } = apiAnswering(() => success(null))
  expect(await api.slides()).toEqual({ entries: [], unreadable: [] })
})

test.each([
  ['in an envelope', () => success(wireItem)],
  ['bare', () => Response.json(wireItem)],
])('one item is read %s', async (_, answer) => {
  const { api, sent } = apiAnswering(answer)
  expect(await api.item('S-1')).toEqual(item)
  expect(sent[0]?.target).toBe('/Api/Item/S-1')
})

test.each([
  ['status 404', () => new Response(null, { status: 404 })],
  ['success: false', () => Response.json({ success: false, data: null, errorMessage: 'No such item.' })],
  ['no data', () => success(null)],
])('an item that the store answers with %s is one it does not have', async (_, answer) => {
  const { api } = apiAnswering(answer)
  expect(await api.item('S-9')).toBeUndefined()
})

test.each([true, 'true', 'True', 1])('success may be written %j', async (written) => {
  const { api } = apiAnswering(() => Response.json({ success: written, data: [wireItem] }))
  expect((await api.newItems()).entries).toEqual([item])
})

test.each([undefined, null, 'yes', 2])('success written %j is an unexpected shape', async (written) => {
  const { api } = apiAnswering(() => Response.json({ success: written, data: [wireItem] }))
  expect(await rejection(api.newItems())).toMatchObject({ failure: { kind: 'shape', path: 'success' } })
})

test.each([
  ['another item', 'S-2', /was asked for "S-1" and answered with "S-2"/],
  ['an item without an id', '', /was asked for "S-1" and answered with a record without an id/],
  ['nothing where the id should be', null, /a record without an id/],
])('%s in the place of the one that was asked for is a failure', async (_, itemID, told) => {
  const { api } = apiAnswering(() => success({ ...wireItem, itemID }))
  const error = await rejection(api.item('S-1'))
  expect(error).toMatchObject({ failure: { kind: 'another-record' }, message: expect.stringMatching(told) })
})

test('a store that does not tell letter cases apart does not have the item that was asked for', async () => {
  const { api } = apiAnswering(() => success(wireItem))
  expect(await api.item('s-1')).toBeUndefined()
  expect(await api.item('S-1')).toEqual(item)
})

/** A client that keeps answers, and how often each was sent whole. */
function keepingApi(answer: (count: number) => Response) {
  const kept = new Map<string, KeptAnswer>()
  const keptAnswers: KeptAnswers = {
    read: (address) => kept.get(address),
    keep: (address, whole) => void kept.set(address, whole),
  }
  return { kept, ...apiAnswering((_, count) => answer(count), { keptAnswers }) }
}

test.each([
  ['etag', 'if-none-match', '"v1"'],
  ['last-modified', 'if-modified-since', 'Sun, 01 Mar 2026 10:00:00 GMT'],
])('an answer with %s is asked for again only if it changed', async (name, condition, version) => {
  const { api, sent } = keepingApi((count) =>
    count === 1
      ? new Response(success([wireItem]).body, { headers: { [name]: version } })
      : new Response(null, { status: 304 }),
  )
  const first = await api.itemsOf('stable')
  expect(await api.itemsOf('stable')).toEqual(first)
  expect(sent.map(({ headers }) => headers.get(condition))).toEqual([null, version])
})

test('an answer without a validator, or one that could not be read, is not kept', async () => {
  const headers = { etag: '"v1"' }
  const answers = [
    () => success([wireItem]),
    () => new Response('<html>Sign in', { headers }),
    () => Response.json({ success: false, errorMessage: 'Down' }, { headers }),
    () => Response.json({ success: true, data: {} }, { headers }),
  ]
  for (const answer of answers) {
    const { api, kept } = keepingApi(answer)
    await api.itemsOf('stable').catch(() => undefined)
    expect(kept.size).toBe(0)
  }
})

test('an answer of each sub-category is kept for itself', async () => {
  const { api, sent } = keepingApi((count) => new Response(success([]).body, { headers: { etag: `"${count}"` } }))
  await api.itemsOf('a')
  await api.itemsOf('b')
  await api.itemsOf('a')
  expect(sent.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, null, '"1"'])
})

test('an API that says "unchanged" without having been asked is at fault', async () => {
  const { api } = apiAnswering(() => new Response(null, { status: 304 }))
  expect(await rejection(api.slides())).toMatchObject({ failure: { kind: 'not-json' } })
})
