import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutEnd } from './without-end.ts'

test('what stands at the end is taken off, and nothing else', () => {
  expect(['/store//', '//', '', 'a/b', '/a//b/'].map((text) => withoutEnd(text, '/'))).toEqual([
    '/store',
    '',
    '',
    'a/b',
    '/a//b',
  ])
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', 'a') }), (text) => {
      expect(withoutEnd(text, '/')).toBe(text.replace(/\/+$/, ''))
    }),
  )
})

test('a million slashes that are not at the end take no time', () => {
  const text = `${'/'.repeat(1_000_000)}x`
  const since = process.cpuUsage()
  expect(withoutEnd(text, '/')).toBe(text)
  expect(process.cpuUsage(since).user).toBeLessThan(200_000)
})
