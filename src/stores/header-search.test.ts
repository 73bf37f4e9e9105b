import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cents } from '#domain/cents.ts'
import { ONE_BY_ONE } from '#domain/sale-terms.ts'
import { writeDocument } from '#search/document-message.ts'
import { documentOf } from '#search/search-document.ts'
import { SEARCH_INDEX_VERSION } from '#search/search-index-files.ts'
import { closePage, openPage } from './test-browser.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  closePage()
})

/** A page whose index knows one mat, and whose store knows of another. */
async function freshPage() {
  const mat = { code: 'HH-1', brand: '', description: '', pictureKey: '', subCategoryId: 's', price: cents(900) }
  const written = writeDocument(documentOf({ ...mat, itemId: 'a', name: 'Stable mat' }, [], ONE_BY_ONE), 0)
  const files: Record<string, unknown> = {
    '/search-index.json': { version: SEARCH_INDEX_VERSION, items: 1, head: '/head.json', shards: [], lexicon: [] },
    '/head.json': { categories: [['Horse', 'Stable']], documents: [written] },
  }
  vi.stubGlobal('fetch', async (path: string) => Response.json(files[path]))
  openPage()
  const page = {
    ...(await import('./header-search.ts')),
    ...(await import('./search-query.ts')),
    ...(await import('./test-backend.ts')),
  }
  const search = vi.fn(async () => ({ items: [{ ...mat, itemId: 'b', name: 'Stable mat, new' }], more: false }))
  page.stubCatalogue({ search })
  return { ...page, search }
}

const found = ({ headerSearch }: Awaited<ReturnType<typeof freshPage>>) => {
  const answer = headerSearch.$answer.get()
  return answer.status === 'answered' ? answer.hits.map(({ document }) => document.itemId) : answer.status
}

test('what stands in the box is answered, and what is typed from then on, until nobody follows it', async () => {
  const page = await freshPage()
  page.$searchQuery.set('stable')
  const stop = page.followSearchBox()
  expect(found(page)).toBe('looking')
  await vi.advanceTimersByTimeAsync(179)
  // The index answers at once; the store is asked once typing rests.
  expect([found(page), page.search.mock.calls.length]).toEqual([['a'], 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([found(page), page.search.mock.calls.length]).toEqual([['a', 'b'], 1])
  page.$searchQuery.set('')
  expect(found(page)).toBe('blank')
  stop()
  page.$searchQuery.set('mat')
  expect(found(page)).toBe('blank')
})
