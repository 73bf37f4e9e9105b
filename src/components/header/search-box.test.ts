import { afterEach, expect, test, vi } from 'vitest'
import '#islands/has-room.ts'

const mountSearchPanel = vi.hoisted(() => vi.fn())
vi.mock('#islands/search/search-panel.ts', () => ({ mountSearchPanel }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  vi.clearAllMocks()
})

/** A page with the search box of the header, over a line of its own. */
async function openPage(connection: object, focused = false) {
  const box = { value: '', addEventListener: () => undefined }
  const search = Object.assign(new EventTarget(), { contains: () => focused, querySelector: () => box })
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
  const asked = vi.fn(() => connection)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { pathname: '/store', search: '' })
  vi.stubGlobal('navigator', Object.defineProperty({}, 'connection', { get: asked }))
  vi.stubGlobal('document', {
    querySelectorAll: () => [],
    querySelector: (selector: string) => (selector === '[data-search]' ? search : null),
    addEventListener: () => undefined,
  })
  await import('./search-box.ts')
  return { search, box, fetched, asked }
}

test('who only passes over the search box on a sparing line has nothing fetched', async () => {
  const { search, fetched, asked } = await openPage({ saveData: true, effectiveType: '4g' })
  search.dispatchEvent(new Event('pointerenter'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(fetched).not.toHaveBeenCalled()
  expect(mountSearchPanel).not.toHaveBeenCalled()
})

test('of all signs of a search the panel comes once', async () => {
  const { search, box, fetched } = await openPage({ saveData: false, effectiveType: '4g' })
  for (const sign of ['pointerenter', 'pointerdown', 'focusin']) search.dispatchEvent(new Event(sign))
  await vi.waitFor(() => expect(mountSearchPanel).toHaveBeenCalled(), { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(mountSearchPanel.mock.calls).toEqual([[search, box]])
  expect(fetched).toHaveBeenCalledOnce()
})

test('who is in the box before its script is there gets the panel without another sign', async () => {
  const { search, box } = await openPage({ saveData: true, effectiveType: '4g' }, true)
  await vi.waitFor(() => expect(mountSearchPanel.mock.calls).toEqual([[search, box]]), { timeout: 30_000 })
})

test('a panel that does not come is asked for at the next sign', async () => {
  const { search } = await openPage({ saveData: false, effectiveType: '4g' })
  mountSearchPanel.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  search.dispatchEvent(new Event('focusin'))
  await vi.waitFor(() => expect(mountSearchPanel).toHaveBeenCalledOnce(), { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 20))
  search.dispatchEvent(new Event('focusin'))
  await vi.waitFor(() => expect(mountSearchPanel).toHaveBeenCalledTimes(2))
})
