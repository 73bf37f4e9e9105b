import fc from 'fast-check'

/**
 * Any code point, halves of surrogate pairs among them, as the unit of an `fc.string`. The library's own `binary` spends a
 * second or two of each test file on its ranges.
 */
export const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0, max: 0xffff }),
    fc.integer({ min: 0, max: 0x10ffff }),
  )
  .map((code) => String.fromCodePoint(code))
