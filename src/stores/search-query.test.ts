import { expect, test, vi } from 'vitest'

test('the search box is empty at first', async () => {
  vi.resetModules()
  expect((await import('./search-query.ts')).$searchQuery.get()).toBe('')
})
