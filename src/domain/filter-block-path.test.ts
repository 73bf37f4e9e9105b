import { expect, test } from 'vitest'
import { blockPath, columnPartPath } from './filter-block-path.ts'

test('blocks of another place or of other rows have other addresses', () => {
  const paths = [blockPath(1, '3f'), blockPath(2, '3f'), blockPath(1, '3e')]
  expect(new Set(paths).size).toBe(3)
  for (const path of paths) expect(path).toMatch(/^\/[\w./-]+$/)
})

test('parts of another column or place, or of other rows, have other addresses', () => {
  const paths = [
    ['price', 1, '3f'],
    ['name', 1, '3f'],
    ['price', 2, '3f'],
    ['price', 1, '3e'],
  ] as const
  const addresses = paths.map(([column, number, name]) => columnPartPath(column, number, name))
  expect(new Set(addresses).size).toBe(4)
  for (const address of addresses) expect(address).toMatch(/^\/[\w./-]+$/)
})
