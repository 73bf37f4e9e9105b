import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainLengths } from './plain-lengths.ts'
import { inShownUnit } from './shown-measures.ts'
import { unbroken } from './unbroken.ts'

const NO_BREAK = '\u00a0'

test('sizes and thicknesses in millimetres are said in inches or feet', () => {
  expect(plainLengths('1830 × 1220 mm · 17 mm', 'in')).toBe(`72"${NO_BREAK}×${NO_BREAK}48" · 11/16"`)
  expect(plainLengths('1,830 × 1,220 mm', 'ft')).toBe(`6'${NO_BREAK}×${NO_BREAK}4'`)
})

test.each([
  '',
  'Rubber',
  '10–12 mm',
  '17 mm, 20 mm at the ribs',
  '1.5 m',
  '72" × 48"',
  '8 kg',
  '17 mm · 8 kg',
  '0 mm',
  '100000 mm',
])('what says anything else waits: %s', (text) => {
  expect(plainLengths(text, 'in')).toBe(undefined)
})

test('what is said at once is what is said later', () => {
  const number = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 200_000 }))
  const written = number.chain((value) =>
    fc.constantFrom(...[String(value), String(value), value.toLocaleString('en'), `${value}.5`]),
  )
  const part = fc.array(written, { minLength: 1, maxLength: 2 }).map((sides) => `${sides.join(' × ')} mm`)
  const text = fc.array(fc.oneof(part, part, part, fc.string({ maxLength: 8 })), { minLength: 1, maxLength: 2 })
  let told = 0
  fc.assert(
    fc.property(text, fc.constantFrom('in', 'ft'), (parts, unit) => {
      const plain = plainLengths(parts.join(' · '), unit)
      if (plain === undefined) return
      told += 1
      expect(plain).toBe(unbroken(inShownUnit(parts.join(' · '), unit)))
    }),
    { numRuns: 2_000 },
  )
  expect(told).toBeGreaterThan(100)
})
