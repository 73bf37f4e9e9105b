import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { readFreshItem, readLiveItems, searchStore } from './live-catalogue.ts'
import { LOST } from './test-order-run.ts'

const noLog = () => undefined

function item(itemId: string, pictureKey = ''): Item {
  return { itemId, code: '', name: itemId, description: '', brand: '', pictureKey, subCategoryId: '', price: cents(1) }
}

/** A store that has these items, and whose gallery shows these pictures. */
function open(items: Item[], gallery: string[] = []) {
  const asked: string[] = []
  const world = { asking: 0, most: 0 }
  const store = {
    async item(itemId: string) {
      asked.push(itemId)
      world.asking += 1
      world.most = Math.max(world.most, world.asking)
      await new Promise((resolve) => setTimeout(resolve, 1))
      world.asking -= 1
      return items.find((candidate) => candidate.itemId === itemId)
    },
    async pictureIds() {
      return { entries: gallery, unreadable: [] }
    },
    async itemsMatching(keyword: string) {
      asked.push(keyword)
      return { entries: items, unreadable: [] }
    },
  }
  return { store, asked, world }
}

test('what the store has is read once for each id, six at a time, and what it has not is named', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `S-${index}`)
  const { store, asked, world } = open(ids.slice(1).map((id) => item(id)))
  const { items, missing } = await readLiveItems(store, [...ids, 'S-1', '../x'], noLog)
  expect(items.map(({ itemId }) => itemId)).toEqual(ids.slice(1))
  expect(missing).toEqual(['S-0', '../x'])
  expect(asked).toEqual(ids)
  expect(world.most).toBe(6)
})

test('an item that cannot be read, or is another one, is missing and named in the log; a store in trouble fails', async () => {
  const shape = new StoreApiError('GET /Api/Item', { kind: 'shape', path: 'data.retailPrice', expected: 'is negative' })
  const another = new StoreApiError('GET /Api/Item', { kind: 'another-record', asked: 'S-3', received: 'S-4' })
  const failures = new Map<string, Error>([
    ['S-2', shape],
    ['S-3', another],
  ])
  const store = {
    async item(itemId: string) {
      const failure = failures.get(itemId)
      if (failure !== undefined) throw failure
      return item(itemId)
    },
  }
  const logged: string[] = []
  const read = () => readLiveItems(store, ['S-1', 'S-2', 'S-3'], (line) => logged.push(line))
  expect(await read()).toEqual({ items: [item('S-1')], missing: ['S-2', 'S-3'] })
  expect(logged).toEqual([`S-2 cannot be read: ${shape.message}`, `S-3 cannot be read: ${another.message}`])
  // Maintenance, told as a record: every answer fails in the same way.
  failures.set('S-1', new StoreApiError('GET /Api/Item', { kind: 'refused', message: 'Down for maintenance' }))
  await expect(read()).rejects.toMatchObject({ failure: { kind: 'refused' } })
  failures.delete('S-1')
  for (const failure of [LOST, new TypeError('A fault of ours')]) {
    failures.set('S-3', failure)
    await expect(read()).rejects.toBe(failure)
  }
})

test('one item that the store cannot answer for costs no other its price; a store that is busy or away fails', async () => {
  const failing = (status: number, ids: string[]) => ({
    async item(itemId: string) {
      if (ids.includes(itemId)) throw new StoreApiError(`GET /Api/Item/${itemId}`, { kind: 'status', status })
      return item(itemId)
    },
  })
  const read = (status: number, ...ids: string[]) => readLiveItems(failing(status, ids), ['S-1', 'S-2'], noLog)
  for (const status of [400, 404, 410, 500]) {
    expect(await read(status, 'S-2')).toEqual({ items: [item('S-1')], missing: ['S-2'] })
    await expect(read(status, 'S-1', 'S-2')).rejects.toMatchObject({ failure: { status } })
  }
  for (const status of [401, 403, 429, 502, 503, 504]) {
    await expect(read(status, 'S-2')).rejects.toMatchObject({ failure: { status } })
  }
})

test('a search without words asks nobody, and finds nothing that no page could show', async () => {
  const { store, asked } = open([item('S-1'), item('a/b')])
  expect(await searchStore(store, '  ')).toEqual({ items: [], more: false })
  expect(await searchStore(store, ' mat ')).toEqual({ items: [item('S-1')], more: false })
  expect(asked).toEqual(['mat'])
})

test('of what a search finds four hundred are told, and that there are more', async () => {
  const items = Array.from({ length: 401 }, (_, index) => item(`S-${index}`))
  expect(await searchStore(open([item('a/b'), ...items.slice(1)]).store, 'mat')).toEqual({
    items: items.slice(1),
    more: false,
  })
  expect(await searchStore(open(items).store, 'mat')).toEqual({ items: items.slice(0, 400), more: true })
})

test('a search that finds more than a megabyte is read no further, and one that fails otherwise fails', async () => {
  const failing = (kind: 'too-large' | 'redirect') => ({
    itemsMatching: async (_: string, limitBytes?: number) => {
      throw new StoreApiError('GET /Api/Item', kind === 'redirect' ? { kind } : { kind, limitBytes: limitBytes ?? 0 })
    },
  })
  expect(await searchStore(failing('too-large'), 'a')).toEqual({ items: [], more: true })
  await expect(searchStore(failing('redirect'), 'a')).rejects.toThrow(StoreApiError)
})

test('an item comes with its gallery, or with its own picture, or with that of its id', async () => {
  const gallery = open([item('S-1', 'P-1')], ['P-2', 'a/b', 'P-3'])
  expect(await readFreshItem(gallery.store, 'S-1')).toEqual({ item: item('S-1', 'P-1'), pictureIds: ['P-2', 'P-3'] })
  expect((await readFreshItem(open([item('S-1', 'P-1')], ['a/b']).store, 'S-1'))?.pictureIds).toEqual(['P-1'])
  expect((await readFreshItem(open([item('S-1')]).store, 'S-1'))?.pictureIds).toEqual(['S-1'])
  expect(await readFreshItem(gallery.store, 'S-2')).toBeUndefined()
  expect(await readFreshItem(gallery.store, 'a/b')).toBeUndefined()
  expect(gallery.asked).toEqual(['S-1', 'S-2'])
})
