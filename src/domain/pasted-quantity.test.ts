import { expect, test } from 'vitest'
import { readPastedQuantity, readTypedQuantity } from './pasted-quantity.ts'

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['012', 12],
  ['9999', 9999],
  ['12 mat', 12],
  ['12 Mats', 12],
  ['12 sheets', 12],
  ['12 tile', 12],
  ['12 x', 12],
  ['x 12', 12],
  ['*12', 12],
  ['12pcs.', 12],
  ['12.00', 12],
  ['1 200', 1200],
  ["1'200", 1200],
  ['１２', 12],
  ['١٢', 12],
  ['१२ pcs', 12],
])('"%s" is %i', (field, quantity) => {
  expect(readPastedQuantity(field)).toEqual({ status: 'stated', quantity })
})

test.each(['', '  '])('"%s" states nothing, which is wrong where somebody has to', (field) => {
  expect(readPastedQuantity(field)).toEqual({ status: 'unstated' })
  expect(readTypedQuantity(field)).toEqual({ status: 'wrong', problem: 'missing', written: '' })
})

test.each(['12 pcs', '1,000'])('"%s" is read where somebody types it as where it is pasted', (field) => {
  expect(readTypedQuantity(field)).toEqual(readPastedQuantity(field))
})

test.each([
  ['1,5', 'fraction'],
  ['12.55', 'fraction'],
  [',5', 'fraction'],
  ['1234.000', 'fraction'],
  ['1.0005', 'fraction'],
  ['1.000', 'thousands'],
  ['12,000', 'thousands'],
  ['١٢٬٠٠٠', 'thousands'],
  ['١٫٥', 'fraction'],
  ['1.000.000', 'thousands'],
  ['0', 'none'],
  ['0.00', 'none'],
  ['-3', 'none'],
  ['10000', 'too-many'],
  ['a 12', 'no-number'],
  ['ab12', 'no-number'],
  ['twelve', 'no-number'],
  ['12 matters', 'no-number'],
  ['12 m', 'no-number'],
  ['12 rolls', 'no-number'],
  ['12 x3', 'no-number'],
  ['1 2000', 'no-number'],
  ['12 00', 'no-number'],
  ["1'23", 'no-number'],
  ["1'2,5", 'no-number'],
  ['1,5,5', 'no-number'],
])('"%s" is %s', (field, problem) => {
  expect(readPastedQuantity(` ${field} `)).toEqual({ status: 'wrong', problem, written: field })
})

test('of what is long no more is repeated than a column has room for, and it is no number', () => {
  const zeros = '0'.repeat(39)
  expect(readPastedQuantity(`${zeros}7`)).toEqual({ status: 'stated', quantity: 7 })
  expect(readPastedQuantity(`${zeros}07`)).toEqual({ status: 'wrong', problem: 'no-number', written: `${zeros}0` })
})
