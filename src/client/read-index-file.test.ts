import { beforeEach, expect, test, vi } from 'vitest'
import { readAhead, readIndexFile } from './read-index-file.ts'

const served = vi.fn<typeof fetch>()
beforeEach(() => {
  served.mockReset().mockImplementation(async () => new Response('{"items":70}'))
  vi.stubGlobal('fetch', served)
})

test('what was fetched ahead is read once, and then anew', async () => {
  await readAhead('/search-index.json')
  expect(await readIndexFile('/search-index.json')).toEqual({ items: 70 })
  expect(served).toHaveBeenCalledTimes(1)
  await readIndexFile('/search-index.json')
  expect(served).toHaveBeenCalledTimes(2)
})

test('what could not be fetched ahead is fetched by the first reader, however much later', async () => {
  served.mockImplementation(async () => new Response('', { status: 503 }))
  await expect(readAhead('/search-index.json')).rejects.toThrow('status 503')
  served.mockImplementation(async () => new Response('[]'))
  expect(await readIndexFile('/search-index.json')).toEqual([])
})

test('a failure takes nothing away that was fetched ahead after it', async () => {
  served.mockImplementationOnce(async () => new Response('', { status: 503 }))
  const first = readAhead('/search-index.json')
  await Promise.allSettled([first, readAhead('/search-index.json')])
  expect(await readIndexFile('/search-index.json')).toEqual({ items: 70 })
  expect(served).toHaveBeenCalledTimes(2)
})
