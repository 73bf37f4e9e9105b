import { expect, test } from 'vitest'
import { OFFLINE_CATALOGUE_PATH, OFFLINE_LIST_PATH, WORKER_PATH } from './offline-paths.ts'

test('the service worker lies at the root, so that every page is within its scope', () => {
  expect(new URL('.', new URL(WORKER_PATH, 'https://shop.example')).pathname).toBe('/')
  expect(WORKER_PATH).toMatch(/\.js$/)
})

test('a device asks for what it keeps under addresses of their own, which hosts serve as JSON', () => {
  const paths = [OFFLINE_LIST_PATH, OFFLINE_CATALOGUE_PATH]
  expect(new Set(paths).size).toBe(2)
  for (const path of paths) expect(path).toMatch(/^\/[a-z-]+\.json$/)
})
