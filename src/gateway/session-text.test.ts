import { expect, test } from 'vitest'
import { readRecord, writeFixed } from './session-text.ts'

const customer = { customerId: 'C-1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const fixed = { passwordPrint: 'print', remembered: true, device: 'Firefox/Linux', beganAtMs: 5 }
const record = { ...fixed, customer, seenAtMs: 7 }

test('what never changes is kept without who it is and when it was seen', () => {
  expect(JSON.parse(writeFixed(record))).toEqual(fixed)
})

test('a record is what was kept, with the customer and the time of now', () => {
  expect(readRecord(writeFixed(record), JSON.stringify(customer), 7)).toEqual(record)
  const renamed = { ...customer, firstName: 'Augusta' }
  expect(readRecord(writeFixed(record), JSON.stringify(renamed), 9)).toEqual({
    ...fixed,
    customer: renamed,
    seenAtMs: 9,
  })
})

test.each([
  ['', JSON.stringify(customer)],
  ['{', JSON.stringify(customer)],
  ['{}', JSON.stringify(customer)],
  [JSON.stringify({ ...fixed, remembered: 'yes' }), JSON.stringify(customer)],
  [JSON.stringify({ ...fixed, passwordPrint: undefined }), JSON.stringify(customer)],
  [writeFixed(record), ''],
  [writeFixed(record), '{"customerId":"C-1"}'],
])('from damaged texts nobody is logged in by a guess, the second time neither: %s %s', (damagedFixed, who) => {
  for (const time of [1, 2]) expect(readRecord(damagedFixed, who, time)).toBeUndefined()
})
