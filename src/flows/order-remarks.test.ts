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
