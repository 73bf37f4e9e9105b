import * as v from 'valibot'
import { cents } from './cents.ts'
import type { Intent } from './intent.ts'

/** The format that is written. */
const FORMAT = 1
/** The oldest format whose readers understand what is written: one that adds fields leaves this as it is. */
const READABLE_FROM = 1

const money = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((amount) => cents(amount)),
)
const address = {
  addressLine1: v.string(),
  addressLine2: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  country: v.string(),
}
/** One that a gateway of before could not write. */
const laterText = v.optional(v.string(), '')
const attempts = v.array(v.picklist(['begun', 'doubtful', 'ruled-out', 'answered']))
const MAIL_STATES = ['unsent', 'begun', 'sent', 'failed'] as const

// Loose objects: what a newer gateway wrote beside it is written back.
const IntentRecord = v.looseObject({
  intentId: v.string(),
  reference: v.string(),
  customerId: v.string(),
  version: v.number(),
  begunAtMs: v.number(),
  state: v.picklist(['open', 'incomplete', 'with-person', 'placed', 'left', 'not-placed']),
  reason: v.picklist(['store-unavailable', 'changed', 'never-begun', 'settled']),
  contact: v.looseObject({ name: v.string(), email: v.string(), mobile: v.string() }),
  billing: v.looseObject({ ...address, firstName: v.string(), lastName: v.string(), company: laterText }),
  shipTo: v.looseObject({ ...address, attentionTo: v.string() }),
  notes: v.optional(v.looseObject({ purchaseOrder: laterText, deliveryNote: laterText }), {}),
  lines: v.array(
    v.looseObject({
      itemId: v.string(),
      code: v.string(),
      name: v.string(),
      price: money,
      quantity: v.number(),
      attempts,
      certain: v.boolean(),
    }),
  ),
  total: money,
  earlierOrderIds: v.array(v.string()),
  header: attempts,
  orderId: v.string(),
  confirmation: v.picklist(MAIL_STATES),
  doubt: v.picklist([
    'none',
    'order-not-shown',
    'several-orders',
    'line-not-shown',
    'lines-differ',
    'incomplete',
    'left-incomplete',
    'took-too-long',
  ]),
  doubtMail: v.picklist([...MAIL_STATES, 'begun-again']),
})

const IntentText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ format: v.number(), readableFrom: v.pipe(v.number(), v.maxValue(FORMAT)), intent: IntentRecord }),
)

export function writeIntent(intent: Intent): string {
  return JSON.stringify({ format: FORMAT, readableFrom: READABLE_FROM, intent })
}

/** Reads what `writeIntent` of this version, or of a newer one that says so, wrote; undefined for anything else. */
export function readIntent(text: string): Intent | undefined {
  const result = v.safeParse(IntentText, text)
  return result.success ? result.output.intent : undefined
}
