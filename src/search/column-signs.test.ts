import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSigns, writeSigns } from './column-signs.ts'

test('codes are the same again, and stand in JSON as they are', () => {
  const codes = fc.constantFrom(0, 1, 7, 89, 90, 8_099, 8_100, 99_999).chain((most) => {
    return fc.array(fc.integer({ min: 0, max: most }), { maxLength: 50 }).map((all) => ({ all, most }))
  })
  fc.assert(
    fc.property(codes, ({ all, most }) => {
      const text = writeSigns(all, most)
      expect([...(readSigns(text, all.length, most) ?? [])]).toEqual(all)
      expect(JSON.stringify(text)).toBe(`"${text}"`)
      expect(text).toMatch(/^[#-~]*$/)
    }),
  )
})

test('of codes that are 0 or 1 a sign holds six', () => {
  expect(writeSigns([1, 0, 0, 0, 0, 1, 0, 1], 1)).toBe('D%')
  expect(readSigns('D%', 8, 1)).toEqual(Uint32Array.of(1, 0, 0, 0, 0, 1, 0, 1))
  expect(writeSigns([0, 0, 0, 0, 0, 0, 0], 0)).toBe('##')
  for (const [text, count, most] of [
    ['D', 8, 1],
    ['D%#', 8, 1],
    ["D'", 8, 1],
    ['Dd', 12, 1],
    ['D!', 12, 1],
    ['#$', 8, 0],
  ] as const)
    expect(readSigns(text, count, most), text).toBe(undefined)
  expect(readSigns('##', 8, 0)).toEqual(new Uint32Array(8))
})

test.for([
  [89, '}', 1],
  [90, '$#', 2],
  [8_099, '}}', 2],
  [8_100, '$##', 3],
] as const)('as many signs are taken as a code of %i needs', ([most, text]) => {
  expect(writeSigns([most], most)).toBe(text)
  expect(readSigns(text, 1, most)).toEqual(Uint32Array.of(most))
})

test('what is no column of so many codes is none', () => {
  expect(readSigns('##', 3, 5)).toBe(undefined)
  expect(readSigns('#!#', 3, 5)).toBe(undefined)
  expect(readSigns('#\\#', 3, 5)).toBe(undefined)
  expect(readSigns('#é#', 3, 5)).toBe(undefined)
  expect(readSigns('#~', 1, 100)).toBe(undefined)
  expect(readSigns('#)#', 3, 5)).toBe(undefined)
  expect(readSigns('#(#', 3, 5)).toEqual(Uint32Array.of(0, 5, 0))
  expect(readSigns('', 0, 5)).toEqual(new Uint32Array(0))
})

test('whatever comes, nothing is read that was not written', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.oneof(fc.nat(2), fc.nat(10_000)), (text, most) => {
      const count = most <= 1 ? 6 * text.length : Math.floor(text.length / writeSigns([0], most).length)
      const codes = readSigns(text, count, most)
      if (codes !== undefined) expect(writeSigns([...codes], most)).toBe(text)
    }),
    { numRuns: 1_000 },
  )
})
