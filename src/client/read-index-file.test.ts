import { beforeEach, expect, test, vi } from 'vitest'
import { readAhead, readIndexFile } from './read-index-file.ts'

const served = vi.fn<typeof fetch>()
beforeEach(() => {
  served.mockReset().mockImplementation(async () => new Response('{"items":70}'))
  vi.stubGlobal('fetch', served)
})

test('what was fetched ahead is read once, and then anew', async () => {
  await readAhead('/_search/once.json')
  expect(await readIndexFile('/_search/once.json')).toEqual({ items: 70 })
  expect(served).toHaveBeenCalledTimes(1)
  await readIndexFile('/_search/once.json')
  expect(served).toHaveBeenCalledTimes(2)
})

test('what could not be fetched ahead is fetched by the first reader, however much later', async () => {
  served.mockImplementation(async () => new Response('', { status: 503 }))
  await expect(readAhead('/_search/failing.json')).rejects.toThrow('status 503')
  served.mockImplementation(async () => new Response('[]'))
  expect(await readIndexFile('/_search/failing.json')).toEqual([])
})

test('what has been read already is not fetched ahead, and what is coming is not fetched twice', async () => {
  await readIndexFile('/_search/read.json')
  expect(await readAhead('/_search/read.json')).toBe(undefined)
  await Promise.all([readAhead('/_search/coming.json'), readAhead('/_search/coming.json')])
  expect(served).toHaveBeenCalledTimes(2)
})
