import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inAppLink } from './in-app-link.ts'
import { anyCharacter } from './test-character.ts'

/** Pieces that links to elsewhere are made of, in any order. */
const trickyLink = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '%5C',
      '\t',
      '\n',
      '\u0000',
      ' ',
      '\u00a0',
      '@',
      ':',
      '?',
      '#',
      'javascript:',
      'https:',
      'evil.example',
      'store',
      '／',
      'සිංහල',
      'مطاط',
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))

test('V1.2.2 whatever an editor types, the link stays in the shop or there is none', () => {
  fc.assert(
    fc.property(fc.oneof(trickyLink, fc.string({ unit: anyCharacter }), fc.webUrl()), (typed) => {
      const link = inAppLink(typed)
      if (link === undefined) return
      expect(link).toMatch(/^\/(?![/\\])/)
      expect(new URL(link, 'https://hoofandhusk.example/product/1').origin).toBe('https://hoofandhusk.example')
      expect(inAppLink(link)).toBe(link)
    }),
    { numRuns: 20_000 },
  )
})

test.each([
  ['/store', '/store'],
  ['  /store#Horse%20mats ', '/store#Horse%20mats'],
  ['/product/S-1?from=slide#top', '/product/S-1?from=slide#top'],
  ['/', '/'],
  ['/a/../store', '/store'],
  ['/store#Pferd & Kuh', '/store#Pferd%20&%20Kuh'],
  ['/store#අශ්ව', '/store#%E0%B6%85%E0%B7%81%E0%B7%8A%E0%B7%80'],
])('%s stays in the shop as %s', (typed, expected) => {
  expect(inAppLink(typed)).toBe(expected)
})

test.each([
  '',
  'store',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'https://evil.example/',
  '//evil.example',
  '//evil.example:http/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/store\u0000',
])('%j is not followed', (typed) => {
  expect(inAppLink(typed)).toBeUndefined()
})
