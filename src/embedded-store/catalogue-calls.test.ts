import * as v from 'valibot'
import { expect, test } from 'vitest'
import { seedCatalogue } from './seed-catalogue.ts'
import { littleCatalogue, littleSlides, openTestStore } from './test-store.ts'

const Items = v.object({ success: v.literal(true), data: v.array(v.object({ itemID: v.string() })) })

function openLittleStore() {
  const opened = openTestStore()
  seedCatalogue(opened.store.database, littleCatalogue, littleSlides)
  const itemIds = async (path: string) =>
    v.parse(Items, await (await opened.get(path)).json()).data.map(({ itemID }) => itemID)
  return { ...opened, itemIds }
}

test('main categories come in the envelope, in the order of the catalogue', async () => {
  const { get } = openLittleStore()
  expect(await (await get('/Api/CategoryMain')).json()).toEqual({
    success: true,
    data: [
      { categoryMainID: 'horse', categoryMainName: 'Horse' },
      { categoryMainID: 'door', categoryMainName: 'Door' },
    ],
    errorMessage: '',
  })
})

test('sub-categories are those of the main category, whatever the letter case of the query name', async () => {
  const { get } = openLittleStore()
  expect(await (await get('/api/categorysub?categorymainid=horse')).json()).toMatchObject({
    data: [
      { categorySubID: 'stable', categorySubName: 'Stable mats' },
      { categorySubID: 'empty', categorySubName: 'Trailer mats' },
    ],
  })
})

test('an item has every field of the API', async () => {
  const { get } = openLittleStore()
  expect(await (await get('/Api/Item/S-1')).json()).toEqual({
    success: true,
    data: {
      itemID: 'S-1',
      itemCode: 'ST-22',
      itemName: 'Stable mat',
      itemDescription: 'Rubber, 22 mm. Çedar brown.',
      brandName: 'Hoof',
      cacheID: 'S-1-1',
      categorySubID: 'stable',
      retailPrice: 89.5,
    },
    errorMessage: '',
  })
})

test('an unknown item is a refusal with HTTP 200, and so are its pictures', async () => {
  const { get } = openLittleStore()
  for (const path of ['/Api/Item/nothing', '/Api/ImageData/nothing', '/Api/Item/s-1']) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: false, data: null, errorMessage: 'Item not found.' })
  }
})

test('items are found by sub-category and by being new', async () => {
  const { itemIds } = openLittleStore()
  expect(await itemIds('/Api/Item?CategorySubID=stable')).toEqual(['S-1', 'S-2'])
  expect(await itemIds('/Api/Item?CategorySubID=empty')).toEqual([])
  expect(await itemIds('/Api/Item?IsNew=y')).toEqual(['S-1'])
  expect(await itemIds('/Api/Item')).toEqual(['S-1', 'S-2', 'D-1'])
})

test('a search wants every word, in name, code, brand or description, in any letter case', async () => {
  const { itemIds } = openLittleStore()
  expect(await itemIds('/Api/Item?KeyW=rubber')).toEqual(['S-1', 'S-2'])
  expect(await itemIds('/Api/Item?KeyW=RUBBER%20%20runner')).toEqual(['S-2'])
  expect(await itemIds('/Api/Item?KeyW=st-22')).toEqual(['S-1'])
  expect(await itemIds('/Api/Item?KeyW=husk')).toEqual(['S-2'])
  expect(await itemIds('/Api/Item?KeyW=%C3%A7EDAR')).toEqual(['S-1'])
  expect(await itemIds('/Api/Item?KeyW=unicorn')).toEqual([])
})

test('a search takes signs literally', async () => {
  const { itemIds } = openLittleStore()
  expect(await itemIds('/Api/Item?KeyW=100%25')).toEqual(['D-1'])
  expect(await itemIds("/Api/Item?KeyW=' OR 1=1 --")).toEqual([])
  expect(await itemIds('/Api/Item?KeyW=_')).toEqual([])
})

test('the gallery lists its pictures in order', async () => {
  const { get } = openLittleStore()
  expect(await (await get('/Api/ImageData/S-1')).json()).toMatchObject({
    data: [{ imageID: 'S-1-1' }, { imageID: 'S-1-2' }],
  })
  expect(await (await get('/Api/ImageData/D-1')).json()).toMatchObject({ success: true, data: [] })
})

test('slides come as they were written', async () => {
  const { get } = openLittleStore()
  expect(await (await get('/Api/SlideBanner')).json()).toMatchObject({ data: littleSlides })
})

test('a catalogue with a taken id is not written at all', async () => {
  const { store, itemIds } = openLittleStore()
  expect(() => seedCatalogue(store.database, littleCatalogue, [])).toThrow()
  expect(await itemIds('/Api/Item')).toHaveLength(3)
})

test('an unchanged answer is not sent again to who names its tag, and a changed one is', async () => {
  const { get, store } = openLittleStore()
  for (const path of ['/Api/CategoryMain', '/Api/Item?CategorySubID=stable', '/Api/Item/S-1', '/Api/ImageData/S-1']) {
    const tag = (await get(path)).headers.get('etag') ?? ''
    const again = await get(path, { 'if-none-match': tag, origin: 'https://shop.example' })
    expect([again.status, await again.text(), again.headers.get('access-control-allow-origin')]).toEqual([304, '', '*'])
  }
  const tag = (await get('/Api/Item/S-1')).headers.get('etag') ?? ''
  store.database.exec("UPDATE items SET retailPrice = 1 WHERE itemID = 'S-1'")
  expect((await get('/Api/Item/S-1', { 'if-none-match': tag })).status).toBe(200)
  expect((await get('/Api/Item/S-1', { 'if-none-match': tag, APIKey: 'another' })).status).toBe(401)
})
