import { afterEach, expect, test, vi } from 'vitest'
import { encodeCartLink } from '#domain/cart-link.ts'
import { listLinkPath } from '#domain/paths.ts'
import { listLine } from '#domain/test-lists.ts'
import { $listLinkOffer, readSharedList } from './list-link-offer.ts'
import { $openListId, followAddress, showAllLists } from './open-list.ts'
import { stubPage } from './test-page.ts'

const [, SHARED = ''] = listLinkPath(encodeCartLink([listLine('x', 1)]), 'Barn').split('/lists')

afterEach(() => {
  $listLinkOffer.set({ status: 'none' })
  $openListId.set('')
  vi.unstubAllGlobals()
})

/** A page whose address can be changed as by a link or by Back, and that reaches no store. */
function stubLists() {
  const events = new EventTarget()
  const place = { hash: '' }
  vi.stubGlobal('location', place)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  return (hash: string) => {
    place.hash = hash
    for (const name of ['popstate', 'hashchange']) events.dispatchEvent(new Event(name))
  }
}

test('an address is asked about once, whatever the browser says of it', async () => {
  const goTo = stubLists()
  const stop = followAddress()
  const told: string[] = []
  const stopListening = $listLinkOffer.listen(({ status }) => told.push(status))
  goTo(SHARED)
  await expect.poll(() => told).toEqual(['reading', 'unreachable'])
  goTo('#list=a')
  expect($openListId.get()).toBe('a')
  stop()
  goTo('#list=b')
  expect($openListId.get()).toBe('a')
  stopListening()
})

test('an answer comes too late for an address that is no longer there', async () => {
  const goTo = stubLists()
  goTo(SHARED)
  const late = readSharedList()
  expect($listLinkOffer.get()).toEqual({ status: 'reading' })
  goTo('#list=a')
  await readSharedList()
  expect($listLinkOffer.get()).toEqual({ status: 'none' })
  await late
  expect($listLinkOffer.get()).toEqual({ status: 'none' })
})

test.each([
  ['/lists#list=barn', 'barn'],
  ['/lists#about', ''],
  ['/lists', ''],
])('a page that opens shows the list that its address names: %s', async (address, id) => {
  stubPage(address)
  vi.resetModules()
  expect((await import('./open-list.ts')).$openListId.get()).toBe(id)
  vi.unstubAllGlobals()
  vi.resetModules()
  expect((await import('./open-list.ts')).$openListId.get()).toBe('')
})

test('a page goes by its address from the beginning', () => {
  stubPage('/lists#list=barn')
  const stop = followAddress()
  stop()
  expect($openListId.get()).toBe('barn')
})

test('all lists are shown without leaving the page', () => {
  const { place } = stubPage('/lists#list=barn')
  $openListId.set('barn')
  showAllLists()
  expect([$openListId.get(), place.pathname, place.hash]).toEqual(['', '/lists', ''])
})
