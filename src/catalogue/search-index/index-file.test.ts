import { expect, test } from 'vitest'
import { contentName, contentNamed } from './index-file.ts'

test('a file is named by its kind and by twelve figures of what it holds', () => {
  expect(contentNamed('shard', [])).toEqual({ path: '/_search/shard-4f53cda18c2b.json', text: '[]' })
  expect(contentNamed('column', { rows: '' }).text).toBe('{"rows":""}')
})

test('a name has as many figures as are asked for', () => {
  expect(contentName('[]', 8)).toBe('4f53cda1')
})
