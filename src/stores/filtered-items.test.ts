import { afterEach, expect, test, vi } from 'vitest'
import { CATALOGUE_PATH } from '#domain/paths.ts'
import { PLAIN_VIEW } from '#search/filter-selection.ts'
import { closePage, openPage } from './test-browser.ts'
import { stubFilterIndex } from './test-filter-index.ts'

afterEach(closePage)

test('a page that goes on with its index goes on with the date of it, too', async () => {
  stubFilterIndex()
  const files = fetch
  let crawledAt = '2026-11-01T00:00:00Z'
  vi.stubGlobal('fetch', (path: string) =>
    path === CATALOGUE_PATH ? Promise.resolve(Response.json({ crawledAt })) : files(path),
  )
  openPage()
  const { filteredItems } = await import('./filtered-items.ts')
  const { loadFilterIndex } = await import('#client/load-filter-index.ts')
  await loadFilterIndex()
  crawledAt = '2026-11-02T00:00:00Z'
  const { pricesAtMs } = await filteredItems(undefined, PLAIN_VIEW, 2)
  expect(pricesAtMs).toBe(Date.UTC(2026, 10, 1))
})
