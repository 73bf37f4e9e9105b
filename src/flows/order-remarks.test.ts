import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neverBegun } from '#domain/intent.ts'
import { anyCharacter } from '#domain/test-character.ts'
import { remarksOf } from './order-remarks.ts'

const intent = neverBegun('019cbe5a-7c00-7000-8000-00001234abcd', 'ada', 1_000)
const billing = { ...intent.billing, firstName: 'Ada', lastName: 'Byron', addressLine1: '1 Mat Street' }
const shipTo = { ...intent.shipTo, attentionTo: 'Yard', addressLine1: '1 Mat Street' }

test('nothing but the reference stands where nothing else was said', () => {
  expect(remarksOf({ ...intent, billing, shipTo })).toBe('Web order W-1234ABCD')
})

test('they read as a person would write them', () => {
  const notes = { purchaseOrder: 'po: 4711', deliveryNote: 'Deliver to gate 2' }
  const elsewhere = { ...shipTo, addressLine1: '2 Ship Road' }
  expect(remarksOf({ ...intent, billing: { ...billing, company: 'Byron & Co' }, shipTo: elsewhere, notes })).toBe(
    'Web order W-1234ABCD · Company: Byron & Co · PO 4711 · Delivery: Deliver to gate 2 · Bill to: Ada Byron, 1 Mat Street',
  )
})

test('a purchase order that is called PO stays one', () => {
  const remarks = (purchaseOrder: string) =>
    remarksOf({ ...intent, billing, shipTo, notes: { purchaseOrder, deliveryNote: '' } })
  expect(['PO', 'POOL-1', 'PO 7', 'po:4711', 'our PO 7'].map(remarks)).toEqual(
    ['PO', 'POOL-1', '7', '4711', 'our PO 7'].map((number) => `Web order W-1234ABCD · PO ${number}`),
  )
})

test('what cannot be taken for ours stays as it was typed', () => {
  const bill = { ...billing, company: 'Mats · W-12', addressLine1: '1 Mat Street', addressLine2: ' ', city: 'Perth' }
  expect(remarksOf({ ...intent, billing: bill, shipTo })).toBe(
    'Web order W-1234ABCD · Company: Mats - W-12 · Bill to: Ada Byron, 1 Mat Street, Perth',
  )
})

test.for([
  [
    'U+2010 for a hyphen and U+2022 for a point',
    'Web order W\u20108D76F5A1 \u2022 PO 7',
    'Web order W 8D76F5A1 - PO 7',
  ],
  ['a dash and a point of Greek', 'w\u20138D76F5A1 \u0387 PO 7', 'w 8D76F5A1 - PO 7'],
  ['the direction turned round', '\u202e8D76F5A1-W redro beW', '8D76F5A1-W redro beW'],
  ['isolates and marks of direction', '\u2067W\u200e-\u200f8D76F5A1\u2069', 'W 8D76F5A1'],
  ['signs that nobody sees', 'W\u200b-\u20608D76\u00adF5\ufeffA1\ufe0f', 'W 8D76F5A1'],
  ['joiners', 'W\u200d-\u200c8D76\u200dF5A1', 'W 8D76\u200dF5A1'],
  [
    'points of other scripts',
    'Gate 2 \u1427 Bill to: Eve \ua78f 1 Road \u{10101} 2',
    'Gate 2 - Bill to: Eve - 1 Road - 2',
  ],
  ['a first letter of Cyrillic', '\u051c-8D76F5A1', '\u051c 8D76F5A1'],
  ['a first letter that is as wide as two', '\uff37\uff0d8D76F5A1', '\uff37 8D76F5A1'],
  ['a first letter of Lisu', '(\ua4ea-8D76F5A1)', '(\ua4ea 8D76F5A1)'],
  ['letters of another script', 'W-8D76F5\u04101', 'W 8D76F5\u04101'],
] as const)('a note with %s imitates neither a reference nor a part', ([, deliveryNote, said]) => {
  expect(remarksOf({ ...intent, billing, shipTo, notes: { purchaseOrder: '', deliveryNote } })).toBe(
    `Web order W-1234ABCD · Delivery: ${said}`,
  )
})

test('what people write in any script stays as it was typed', () => {
  for (const deliveryNote of [
    '\u0dc1\u0dca\u200d\u0dbb\u0dd3 \u0dbd\u0d82\u0d9a\u0dcf',
    'דלת 2',
    'Gate – 2',
    'U-12345678',
    'W-Lane',
  ])
    expect(remarksOf({ ...intent, billing, shipTo, notes: { purchaseOrder: '', deliveryNote } })).toBe(
      `Web order W-1234ABCD · Delivery: ${deliveryNote}`,
    )
})

/** What people write, and what somebody writes who wants to be taken for another order. */
const typed = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.stringMatching(/^(?:Web order |w-|W-W-|· |PO | )*W-[0-9A-F]{8}(?: · Bill to: .{0,5})?$/),
)

test('whatever is typed, the remarks are one line with one reference, which they begin with', () => {
  fc.assert(
    fc.property(typed, typed, typed, typed, (company, purchaseOrder, deliveryNote, lastName) => {
      const remarks = remarksOf({
        ...intent,
        billing: { ...billing, company, lastName, city: 'Elsewhere' },
        shipTo,
        notes: { purchaseOrder, deliveryNote },
      })
      expect(remarks.startsWith('Web order W-1234ABCD · ')).toBe(true)
      expect(remarks.match(/W-[0-9A-F]{8}/gi)).toEqual(['W-1234ABCD'])
      expect(remarks).not.toMatch(/[\n\r\u2028]/)
      const parts = [company, purchaseOrder, deliveryNote, 'bill'].filter((part) => part !== '')
      expect(remarks.split(' · ')).toHaveLength(1 + parts.length)
    }),
  )
})
