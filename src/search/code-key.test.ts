import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeKey, slipsApart } from './code-key.ts'

test.for([
  ['hh stb/1812-17', 'hhstb181217'],
  ['HH_STB-1812', 'hhstb1812'],
  ['Ü-7', 'u7'],
  ['\u1100-\u1161', '\uac00'],
  [' - ', ''],
  ['', ''],
] as const)('%j is compared as %j', ([code, key]) => {
  expect(codeKey(code)).toBe(key)
})

/** The same, as the books have it, and slowly. */
function apart(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [rest, otherRest] = [one.slice(1), other.slice(1)]
  if (one[0] === other[0]) return apart(rest, otherRest)
  const swapped = one.length > 1 && one[0] === other[1] && one[1] === other[0]
  const least = Math.min(apart(rest, otherRest), apart(one, otherRest), apart(rest, other))
  return 1 + (swapped ? Math.min(least, apart(one.slice(2), other.slice(2))) : least)
}

const key = fc.string({ unit: fc.constantFrom('a', 'b', '1', '2'), maxLength: 6 })

test('slips are counted: letters changed, left out, added or exchanged; from some number on they are too many', () => {
  fc.assert(
    fc.property(key, key, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
      expect(slipsApart(one, other, most)).toBe(Math.min(apart(one, other), most + 1))
    }),
    { numRuns: 1_000 },
  )
})

test.for([
  ['stb1812', 'stb1812', 0],
  ['stb1812', 'stb1821', 1],
  ['stb1812', 'stb812', 1],
  ['stb1812', 'stb18120', 1],
  ['stb1812', 'sdb1822', 2],
  ['stb1812', 'xyz1812', 3],
  ['', 'abc', 3],
] as const)('%s and %s are %i slips apart', ([one, other, slips]) => {
  expect(slipsApart(one, other, 2)).toBe(slips)
})
