import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.resetModules())

test('a search page begins with nothing found, nothing narrowed and no filters awake', async () => {
  vi.resetModules()
  const { $columnsNeeded, $foundDocuments, $leftDocuments } = await import('./narrowing.ts')
  expect([$foundDocuments.get(), $leftDocuments.get(), $columnsNeeded.get()]).toEqual([undefined, 'all', false])
})
