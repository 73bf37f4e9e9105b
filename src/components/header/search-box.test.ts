import { expect, test, vi } from 'vitest'
import '#components/page/has-room.ts'

test('who only passes over the search box on a sparing line has nothing fetched', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
  const search = new EventTarget()
  const begun = vi.spyOn(search, 'removeEventListener')
  const asked = vi.fn(() => ({ saveData: true, effectiveType: '4g' }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { pathname: '/store', search: '' })
  vi.stubGlobal('navigator', Object.defineProperty({}, 'connection', { get: asked }))
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    querySelector: (selector: string) =>
      selector === '[data-search] [data-search-input]'
        ? { value: '', addEventListener: () => undefined, closest: () => search }
        : null,
    addEventListener: () => undefined,
  })
  await import('./search-box.ts')
  search.dispatchEvent(new Event('pointerenter'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
})
