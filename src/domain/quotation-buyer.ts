import { oneLine } from './one-line.ts'

/** For whom a quotation is made; each may be empty. */
export interface QuotationBuyer {
  name: string
  company: string
  /** What the buyer's own papers call it. */
  reference: string
}

/** Characters at most. */
export const LONGEST_BUYER = { name: 80, company: 80, reference: 40 } as const satisfies Record<
  keyof QuotationBuyer,
  number
>

/** What was typed, or else is known, on one line each. Who empties a field means that nothing stands there. */
export function quotationBuyer(typed: Partial<QuotationBuyer>, known: Partial<QuotationBuyer>): QuotationBuyer {
  const text = (field: keyof QuotationBuyer) =>
    oneLine(typed[field] ?? known[field] ?? '')
      .slice(0, LONGEST_BUYER[field])
      .toWellFormed()
      .trim()
  return { name: text('name'), company: text('company'), reference: text('reference') }
}
