import { type QuotationBuyer, quotationBuyer } from '#domain/quotation-buyer.ts'
import { backend } from './backend.ts'
import { customerDraft } from './customer-draft.ts'
import { $session } from './session.ts'

const draft = customerDraft('quotation')

/** Of whoever is logged in, once the store has been asked. */
const companies = new Map<string, string>()

/** For whom a quotation is made, as far as is known without asking: what was typed, else who is logged in. */
export function presentBuyer(): QuotationBuyer {
  const session = $session.get()
  if (session === undefined) return quotationBuyer(draft.read(), {})
  const name = `${session.firstName} ${session.lastName}`
  return quotationBuyer(draft.read(), { name, company: companies.get(session.customerId) ?? '' })
}

/** The same with the company of whoever is logged in. Where the store cannot be asked, that stays empty. */
export async function knownBuyer(): Promise<QuotationBuyer> {
  const customerId = $session.get()?.customerId
  if (customerId !== undefined && !companies.has(customerId) && draft.read().company === undefined) {
    try {
      const account = await backend.account()
      const customer = await account.customer()
      // In another tab somebody else may have logged in.
      if (customer.customerId === customerId) companies.set(customerId, customer.company)
    } catch {
      // It can be typed.
    }
  }
  return presentBuyer()
}

/** Keeps what is typed for the visit, for whoever typed it. */
export function keepBuyer(typed: Partial<QuotationBuyer>): void {
  draft.keep({ ...draft.read(), ...typed })
}
