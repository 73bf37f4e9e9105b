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

/** Points in the middle of a line, all of which look like our sign between parts. */
const POINTS = /[·\u0387\u1427\u16eb\u2022\u2027\u2219\u22c5\u2e31\u2e33\u30fb\ua78f\uff65\u{10101}]/gu
/** A letter of another script that stands alone may look like ours. */
const FIRST = String.raw`(?<first>W|(?<![\p{L}\p{N}])(?!\p{ASCII})\p{L})`
/** A reference by any of the signs that look like a hyphen, joined or not. */
const REFERENCE = new RegExp(
  String.raw`${FIRST}\p{Join_Control}*[\p{Pd}\u2043\u2212]\p{Join_Control}*(?=(?:[\p{L}\p{N}]\p{Join_Control}*){8})`,
  'giu',
)

/** Without our sign between parts, and with nothing that a search for a reference, or a reader, would take for one. */
function asTyped(text: string): string {
  return oneLine(text)
    .replace(/(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(POINTS, '-')
    .replace(REFERENCE, '$<first> ')
}
