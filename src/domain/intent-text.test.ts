import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { type Intent, neverBegun } from './intent.ts'
import { readIntent, writeIntent } from './intent-text.ts'

const intent = neverBegun('019cbe5a-7c00-7000-8000-000000000000', 'ada', 1_000)

/** What a gateway of another version writes. */
function written(changed: object, fields: object = {}): string {
  return JSON.stringify({ ...JSON.parse(writeIntent(intent)), ...changed, intent: { ...intent, ...fields } })
}

test('what is written is read', () => {
  expect(readIntent(writeIntent(intent))).toEqual(intent)
})

const LINE = { itemId: 'S-1', code: '', name: 'Mat', price: cents(100), quantity: 1, attempts: [], certain: true }
const STATES = ['open', 'incomplete', 'with-person', 'placed', 'left', 'not-placed'] as const
const REASONS = ['store-unavailable', 'changed', 'never-begun', 'settled'] as const
const ATTEMPTS = ['begun', 'doubtful', 'ruled-out', 'answered'] as const
const MAILS = ['unsent', 'begun', 'sent', 'failed'] as const
const DOUBTS = [
  ...(['none', 'order-not-shown', 'several-orders', 'line-not-shown', 'lines-differ'] as const),
  ...(['incomplete', 'left-incomplete', 'took-too-long'] as const),
]

test.for<Intent>([
  ...STATES.map((state) => ({ ...intent, state })),
  ...REASONS.map((reason) => ({ ...intent, reason })),
  ...DOUBTS.map((doubt) => ({ ...intent, doubt })),
  ...MAILS.map((confirmation) => ({ ...intent, confirmation })),
  ...[...MAILS, 'begun-again' as const].map((doubtMail) => ({ ...intent, doubtMail })),
  { ...intent, header: ATTEMPTS },
  { ...intent, lines: [{ ...LINE, attempts: ATTEMPTS }] },
])('wherever an order has come to is read as it was written (%#)', (reached) => {
  expect(readIntent(writeIntent(reached))).toEqual(reached)
})

test('what a newer gateway wrote beside any part of it is written back', () => {
  const gift = { gift: 'wrapped' }
  const newer = {
    ...intent,
    ...gift,
    contact: { ...intent.contact, ...gift },
    billing: { ...intent.billing, ...gift },
    shipTo: { ...intent.shipTo, ...gift },
    notes: { ...intent.notes, ...gift },
    lines: [{ ...LINE, ...gift }],
  }
  const read = readIntent(written({}, newer))
  expect(read && JSON.parse(writeIntent(read)).intent).toEqual(newer)
})

test('what a gateway wrote before there were companies and notes has none', () => {
  const { notes: _, ...older } = intent
  const { company: __, ...billing } = intent.billing
  const text = JSON.stringify({ format: 1, readableFrom: 1, intent: { ...older, billing } })
  expect(readIntent(text)).toEqual(intent)
})

test('a newer format that says it can be read is, and what it has beside is written back', () => {
  const newer = readIntent(written({ format: 2, readableFrom: 1 }, { gift: 'wrapped' }))
  expect(newer).toMatchObject({ intentId: intent.intentId, gift: 'wrapped' })
  expect(newer && writeIntent(newer)).toContain('"gift":"wrapped"')
})

test.for<[what: string, text: string]>([
  ['is of a format for newer readers alone', written({ format: 3, readableFrom: 2 })],
  ['is of a format that does not say who can read it', JSON.stringify({ format: 1, intent })],
  ['has a state that nobody knows', written({}, { state: 'posted' })],
  ['lacks a field', written({}, { lines: undefined })],
  ['has a total that is no amount', written({}, { total: 10.5 })],
  ['names nobody whom to write to', written({}, { contact: { name: 'Ada', email: 7, mobile: '' } })],
  ['is billed to a number', written({}, { billing: { ...intent.billing, city: 4000 } })],
  ['is shipped to a number', written({}, { shipTo: { ...intent.shipTo, attentionTo: 5 } })],
  ['has a line of so many as a text', written({}, { lines: [{ ...LINE, quantity: '2' }] })],
  ['is cut off', writeIntent(intent).slice(0, -20)],
  ['is empty', ''],
  ['is something else', '[]'],
])('nothing is made of a text that %s', ([, text]) => {
  expect(readIntent(text)).toBeUndefined()
})
