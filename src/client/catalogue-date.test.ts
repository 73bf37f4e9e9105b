import { afterEach, expect, test, vi } from 'vitest'
import { CATALOGUE_PATH } from '#domain/paths.ts'
import { OFFLINE_DATA } from '#offline/offline-list.ts'
import { catalogueDateMs } from './catalogue-date.ts'

afterEach(() => vi.unstubAllGlobals())

test('the day of the catalogue is that of its crawl', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ crawledAt: '2026-11-01T00:00:00Z' }))
  expect(await catalogueDateMs()).toBe(Date.UTC(2026, 10, 1))
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['another answer', async () => Response.json({})],
])('where it cannot be read, with %s, it is not known', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await catalogueDateMs()).toBe('unknown')
})

test('a device keeps it with the prices that it is of', () => {
  expect(OFFLINE_DATA).toContain(CATALOGUE_PATH)
})
