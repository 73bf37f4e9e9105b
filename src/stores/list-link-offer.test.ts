import { afterEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import type { Item } from '#domain/item.ts'
import { $listLinkOffer, dismissSharedList, readSharedList } from './list-link-offer.ts'
import { stubCatalogue, UNREACHABLE } from './test-backend.ts'
import { stubPage } from './test-page.ts'

/** Four of `a`, one of `b` and two of `c`, under a name. */
const SHARED = '/lists#share=v1~Aa*4~Ab~Ac*2~1e5qxv&name=Barn%202'

afterEach(() => {
  $listLinkOffer.set({ status: 'none' })
  vi.unstubAllGlobals()
})

const item = (itemId: string, price: Item['price'], description = ''): Item => ({
  ...{ itemId, code: `C-${itemId}`, name: `Mat ${itemId}`, description, brand: '', pictureKey: '' },
  ...{ subCategoryId: 's', price },
})

/** The store has `a`, and `b` on request. */
function stubStore(before: Promise<void> = Promise.resolve()) {
  const liveItems = vi.fn(async () => {
    await before
    return { items: [item('a', cents(950), 'Minimum order: 2'), item('b', 'on-request')], missing: ['c'] }
  })
  stubCatalogue({ liveItems, pictureAddress: (id) => `/picture/${id}` })
  return liveItems
}

test.each([
  ['an address without a list', '/lists', 'none'],
  ['the address of a list of this browser', '/lists#list=later', 'none'],
  ['a link that broke on its way', '/lists#share=v1~Aa*4~Ab~000000&name=Barn', 'damaged'],
  ['a link of a later version of the shop', '/lists#share=v2~Aa~xywqsf', 'unknown-version'],
])('%s asks the store for nothing', async (_, address, status) => {
  stubPage(address)
  const liveItems = stubStore()
  await readSharedList()
  expect([$listLinkOffer.get(), liveItems.mock.calls]).toEqual([{ status }, []])
})

test('a list that came by a link is offered at the prices of now, with those on request and without what is gone', async () => {
  stubPage(SHARED)
  const liveItems = stubStore()
  const reading = readSharedList()
  expect($listLinkOffer.get()).toEqual({ status: 'reading' })
  await reading
  expect(liveItems.mock.calls).toEqual([[['a', 'b', 'c']]])
  const [a, b] = ['a', 'b'].map((id) => ({ itemId: id, code: `C-${id}`, name: `Mat ${id}`, picture: `/picture/${id}` }))
  expect($listLinkOffer.get()).toEqual({
    ...{ status: 'offered', name: 'Barn 2', missing: 1 },
    lines: [
      { ...a, price: 950, quantity: 4, terms: { unit: 'unstated', minimum: 2, step: 1 }, note: '' },
      { ...b, price: 'on-request', quantity: 1, terms: { unit: 'unstated', minimum: 1, step: 1 }, note: '' },
    ],
  })
})

test('where the store cannot be reached nothing is offered', async () => {
  stubPage(SHARED)
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  await readSharedList()
  expect($listLinkOffer.get()).toEqual({ status: 'unreachable' })
})

test('an answer that comes after the address has changed is dropped', async () => {
  const page = stubPage(SHARED)
  const answer = Promise.withResolvers<void>()
  stubStore(answer.promise)
  const reading = readSharedList()
  page.goTo('/lists#list=later')
  answer.resolve()
  await reading
  expect($listLinkOffer.get()).toEqual({ status: 'reading' })
  await readSharedList()
  expect($listLinkOffer.get()).toEqual({ status: 'none' })
})

test('so is a failure that comes too late', async () => {
  const page = stubPage(SHARED)
  stubCatalogue({ liveItems: () => Promise.reject(UNREACHABLE) })
  const reading = readSharedList()
  page.goTo('/lists#list=later')
  await reading
  expect($listLinkOffer.get()).toEqual({ status: 'reading' })
})

test('an offer stays where the address leads to another list meanwhile', async () => {
  const page = stubPage(SHARED)
  stubStore()
  await readSharedList()
  page.goTo('/lists#list=later')
  await readSharedList()
  expect($listLinkOffer.get()).toMatchObject({ status: 'offered', name: 'Barn 2' })
})

test('a list that is not wanted is put away, and its link out of the address', async () => {
  const page = stubPage(SHARED)
  stubStore()
  await readSharedList()
  dismissSharedList($listLinkOffer.get())
  expect([$listLinkOffer.get(), page.told]).toEqual([{ status: 'none' }, ['replace /lists']])
})

test('what is said of a damaged link goes with the link', async () => {
  const page = stubPage('/lists#share=v1~Aa*4~Ab~000000&name=Barn')
  await readSharedList()
  page.goTo('/lists#list=later')
  await readSharedList()
  expect($listLinkOffer.get()).toEqual({ status: 'none' })
})

test('an offer that is put away leaves the address alone where another list is open', async () => {
  const page = stubPage(SHARED)
  stubStore()
  await readSharedList()
  page.goTo('/lists#list=later')
  dismissSharedList($listLinkOffer.get())
  expect([$listLinkOffer.get(), page.told]).toEqual([{ status: 'none' }, []])
})

test('an offer in whose place another one has come cannot be put away any more', async () => {
  const page = stubPage(SHARED)
  stubStore()
  await readSharedList()
  const before = $listLinkOffer.get()
  page.goTo(SHARED.replace('Barn%202', 'Other'))
  await readSharedList()
  dismissSharedList(before)
  expect([$listLinkOffer.get(), page.told]).toMatchObject([{ status: 'offered', name: 'Other' }, []])
})
