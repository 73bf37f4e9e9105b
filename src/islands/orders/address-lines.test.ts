import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test.each([
  ['18 Paddock Lane, Toowoomba, Queensland 4350, Australia', '18 Paddock Lane\nToowoomba\nQueensland 4350\nAustralia'],
  ['No. 12, Galle Road, Colombo', 'No. 12, Galle Road\nColombo'],
  ['12 Mill Road', '12 Mill Road'],
  ['', ''],
])('the address %j stands in lines', (shown, lines) => {
  expect(addressLines(shown)).toBe(lines)
})
