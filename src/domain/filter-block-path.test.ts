import { expect, test } from 'vitest'
import { blockPath } from './filter-block-path.ts'

test('blocks of another place or of other rows have other addresses', () => {
  const paths = [blockPath(1, '3f'), blockPath(2, '3f'), blockPath(1, '3e')]
  expect(new Set(paths).size).toBe(3)
  for (const path of paths) expect(path).toMatch(/^\/[\w./-]+$/)
})
