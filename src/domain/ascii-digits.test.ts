import { expect, test } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['١٬٢٣٤٫٥ m²', '1,234.5 m²'],
  ['18 mm ½', '18 mm ½'],
])('%s is %s', (written, ascii) => {
  expect(asciiDigits(written)).toBe(ascii)
})
