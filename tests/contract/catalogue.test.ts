import { expect, test } from 'vitest'
import { isUsableId } from '#domain/id.ts'
import type { Listing } from '#store-api/answers.ts'
import { api, neededFrom } from './api-under-test.ts'
import { filledSubCategory, someItem } from './discovery.ts'

/** Every record could be read, and each id can stand in an address and occurs once. */
function expectSound<Entry>({ entries, unreadable }: Listing<Entry>, idOf: (entry: Entry) => string): void {
  const ids = entries.map(idOf)
  expect(unreadable).toEqual([])
  expect(ids.filter((id) => !isUsableId(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
}

test('there are main categories, each with a usable id of its own', async () => {
  const listing = await api.mainCategories()
  expect(listing.entries).not.toEqual([])
  expectSound(listing, ({ mainCategoryId }) => mainCategoryId)
})

test('each main category lists its sub-categories, and no two share one', async () => {
  const { entries } = await api.mainCategories()
  const listings = await Promise.all(entries.slice(0, 8).map(({ mainCategoryId }) => api.subCategories(mainCategoryId)))
  const all = {
    entries: listings.flatMap((listing) => listing.entries),
    unreadable: listings.flatMap((listing) => listing.unreadable),
  }
  expectSound(all, ({ subCategoryId }) => subCategoryId)
})

test('the items of a sub-category can be read', async (context) => {
  const { subCategory } = neededFrom(context, await filledSubCategory(), 'no item')
  expectSound(await api.itemsOf(subCategory.subCategoryId), ({ itemId }) => itemId)
})

test('an item asked for by its id is the one that was listed', async (context) => {
  const listed = neededFrom(context, await someItem(), 'no item')
  const { itemId, name, code, price, description, pictureKey } = listed
  expect(await api.item(itemId)).toMatchObject({ itemId, name, code, price, description, pictureKey })
})

test('new items can be read', async () => {
  expectSound(await api.newItems(), ({ itemId }) => itemId)
})

test('a search for a word of its name finds an item', async (context) => {
  const item = neededFrom(context, await someItem(), 'no item')
  const word = neededFrom(context, longestWord(item.name), 'no item with a word in its name')
  const ids = (await api.itemsMatching(word)).entries.map(({ itemId }) => itemId)
  expect(ids).toContain(item.itemId)
})

function longestWord(name: string): string | undefined {
  return name.match(/\p{L}{3,}/gu)?.toSorted((a, b) => b.length - a.length)[0]
}

test('a search for what nobody sells finds nothing, and that is no failure', async () => {
  expect(await api.itemsMatching('qzxwvjkq-contract-test')).toEqual({ entries: [], unreadable: [] })
})

test('an unknown item is absent, not an error', async () => {
  expect(await api.item('no-such-item-contract-test')).toBeUndefined()
})

test('slides can be read', async () => {
  expectSound(await api.slides(), ({ slideId }) => slideId)
})
