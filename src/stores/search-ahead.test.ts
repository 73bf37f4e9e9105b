import { afterEach, expect, test, vi } from 'vitest'
import { stubCalls } from './test-calls.ts'

/** What a page fetches that is loaded now: a file is fetched ahead once. */
async function fetchedAhead(manifest: object): Promise<string[]> {
  const calls = stubCalls({ 'GET /search-index.json': manifest, 'GET /_search/head.json': {}, 'GET /cart': {} })
  vi.resetModules()
  await (await import('./search-ahead.ts')).fetchSearchAhead()
  return calls.map(([call]) => call)
}

afterEach(() => vi.resetModules())

test('the manifest of the index is fetched, and the file that it names', async () => {
  expect(await fetchedAhead({ head: '/_search/head.json' })).toEqual([
    'GET /search-index.json',
    'GET /_search/head.json',
  ])
})

test.each([{ head: '/cart' }, { head: 7 }, {}])(
  'a manifest that names no file of the index leads to none: %j',
  async (manifest) => {
    expect(await fetchedAhead(manifest)).toEqual(['GET /search-index.json'])
  },
)
