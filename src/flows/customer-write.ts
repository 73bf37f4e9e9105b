import type { CustomerAccount, CustomerCalls } from '#store-api/customer-calls.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { StoreRefusal } from '#store-api/store-refusal.ts'
import { certainlyFailed } from './sent-or-not.ts'

/** What stands between a write of a customer and another one; a browser alone has nothing of the kind. */
export interface CustomerTurn {
  /** To be called just before the write is sent; throws when it must not be. */
  sending(): Promise<void>
  /** Nothing of the write is under way any more. */
  settled(): Promise<void>
}

/** What came of a write. */
export interface Written {
  /** `stands`: the customer has what was written. `unconfirmed`: the store has not said so, and may still take it. */
  status: 'stands' | 'unconfirmed'
  /** As the store showed it last. */
  account: CustomerAccount
}

/**
 * Writes a customer and reads it again: what stands is what counts, not what the store answered. What stands already is
 * not sent, so that nothing of it can arrive later. Throws StoreApiError when nothing was written, and StoreRefusal when
 * the store said why it took nothing and shows the record as it was; that it may still take it is kept in mind.
 */
export async function writeCustomer(
  store: Pick<CustomerCalls, 'customer'>,
  turn: CustomerTurn,
  before: CustomerAccount,
  stands: (account: CustomerAccount) => boolean,
  send: (sending: () => Promise<void>) => Promise<void>,
): Promise<Written> {
  if (stands(before)) return { status: 'stands', account: before }
  const doubt = await sent(turn, send)
  if (doubt === undefined) await turn.settled()
  const after = await readAgain(store, before.customer.customerId)
  if (after === undefined || !stands(after)) {
    const refused = doubt instanceof StoreRefusal && doubt.words !== ''
    if (refused && after !== undefined && isSameRecord(before, after)) throw doubt
    return { status: 'unconfirmed', account: after ?? before }
  }
  if (doubt !== undefined) await turn.settled()
  return { status: 'stands', account: after }
}

/** Why it is not known that the store took the write, if so. Throws StoreApiError when it certainly did not. */
async function sent(
  turn: CustomerTurn,
  send: (sending: () => Promise<void>) => Promise<void>,
): Promise<StoreApiError | undefined> {
  let left = false
  try {
    await send(async () => {
      await turn.sending()
      left = true
    })
    return undefined
  } catch (error) {
    if (!left || !(error instanceof StoreApiError)) throw error
    if (!certainlyFailed(error)) return error
    await turn.settled()
    throw error
  }
}

/** Both were read in the same way, so their fields have the same order. */
function isSameRecord(one: CustomerAccount, other: CustomerAccount): boolean {
  return one.password === other.password && JSON.stringify(one.customer) === JSON.stringify(other.customer)
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
