import type { CustomerAccount, CustomerCalls } from '#store-api/customer-calls.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { certainlyFailed } from './sent-or-not.ts'

/** What stands between a write of a customer and another one; a browser alone has nothing of the kind. */
export interface CustomerTurn {
  /** To be called just before the write is sent; throws when it must not be. */
  sending(): Promise<void>
  /** Nothing of the write is under way any more. */
  settled(): Promise<void>
}

/** The customer has what was written, or the store has not said so and may still take it. */
export type WriteOutcome = 'stands' | 'unconfirmed'

/**
 * Writes a customer and reads it again: what stands is what counts, not what the store answered. What stands already is
 * not sent, so that nothing of it can arrive later. Throws StoreApiError when nothing was written.
 */
export async function writeCustomer(
  store: Pick<CustomerCalls, 'customer'>,
  turn: CustomerTurn,
  before: CustomerAccount,
  stands: (account: CustomerAccount) => boolean,
  send: (sending: () => Promise<void>) => Promise<void>,
): Promise<WriteOutcome> {
  if (stands(before)) return 'stands'
  const answered = await sent(turn, send)
  if (answered) await turn.settled()
  const after = await readAgain(store, before.customer.customerId)
  if (after === undefined || !stands(after)) return 'unconfirmed'
  if (!answered) await turn.settled()
  return 'stands'
}

/** Whether the store answered that it took the write. Throws StoreApiError when it certainly did not. */
async function sent(turn: CustomerTurn, send: (sending: () => Promise<void>) => Promise<void>): Promise<boolean> {
  let left = false
  try {
    await send(async () => {
      await turn.sending()
      left = true
    })
    return true
  } catch (error) {
    if (!left || !(error instanceof StoreApiError)) throw error
    if (!certainlyFailed(error)) return false
    await turn.settled()
    throw error
  }
}

async function readAgain(
  store: Pick<CustomerCalls, 'customer'>,
  customerId: string,
): Promise<CustomerAccount | undefined> {
  try {
    return await store.customer(customerId)
  } catch (error) {
    if (error instanceof StoreApiError) return undefined
    throw error
  }
}
