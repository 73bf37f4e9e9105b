import type { Address } from '#domain/customer.ts'
import type { Intent } from '#domain/intent.ts'
import { oneLine } from '#domain/one-line.ts'
import * as words from '#words/order-remarks.ts'

/** Between parts. No text of a customer holds one. */
const BETWEEN = ' · '

/**
 * What a person needs to see at the order, in one line: first which checkout it is of, which nothing that a customer
 * typed can imitate, then what the buyer's papers and the driver need, and the bill's address where it is another.
 */
export function remarksOf({ reference, billing, shipTo, notes }: Wanted): string {
  const { firstName, lastName, company } = billing
  const { purchaseOrder, deliveryNote } = notes
  const bill = [`${firstName} ${lastName}`, ...PARTS.map((part) => billing[part])].filter((part) => part.trim() !== '')
  const same = PARTS.every((part) => billing[part] === shipTo[part])
  return [
    words.webOrder(reference),
    ...(company === '' ? [] : [words.company(asTyped(company))]),
    ...(purchaseOrder === '' ? [] : [words.purchaseOrder(asTyped(withoutLabel(purchaseOrder)))]),
    ...(deliveryNote === '' ? [] : [words.delivery(asTyped(deliveryNote))]),
    ...(same ? [] : [words.billTo(asTyped(bill.join(', ')))]),
  ].join(BETWEEN)
}

type Wanted = Pick<Intent, 'reference' | 'billing' | 'shipTo' | 'notes'>

const PARTS = [
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'country',
] as const satisfies (keyof Address)[]

/** Many write the two letters themselves. */
function withoutLabel(number: string): string {
  return number.replace(/^PO\b[\s:#.]*(?=\S)/i, '')
}

/** Without our sign between parts, and with nothing that a search for a reference would find. */
function asTyped(text: string): string {
  return oneLine(text)
    .replaceAll('·', '-')
    .replace(/W-(?=[\dA-Z]{8})/gi, 'W ')
}
