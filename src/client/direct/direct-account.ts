import { DIRECT_STORE_API_KEY, DIRECT_STORE_API_URL } from 'astro:env/client'
import { LoggedOutError } from '#client/account-errors.ts'
import type { Account } from '#client/backend.ts'
import { BackendError } from '#client/call-gateway.ts'
import type { Customer } from '#domain/customer.ts'
import { registrationFrom } from '#domain/customer-form.ts'
import { loadOnce } from '#domain/load-once.ts'
import { profileFrom } from '#domain/profile-from.ts'
import { type CustomerChange, changePassword, register, saveProfile, saveShippingAddress } from '#flows/account.ts'
import type { AccountEvent } from '#flows/account-notice.ts'
import { checkPassword } from '#flows/common-passwords.ts'
import type { CustomerTurn } from '#flows/customer-write.ts'
import { directStore } from '#flows/direct-store.ts'
import { logIn } from '#flows/log-in.ts'
import { listOrders, readOrder, readOrderLines } from '#flows/orders.ts'
import { storeWords } from '#flows/store-words.ts'
import { siteName } from '#site-name.ts'
import { directMailer } from './direct-mailer.ts'
import { keepsOrders } from './kept-orders.ts'

/** The same flows in the browser, against the store API itself: the customer id of `who` is all that says who is asking. */
export function directAccount(who: () => string | undefined): Account {
  const store = directStore(DIRECT_STORE_API_URL, DIRECT_STORE_API_KEY)
  const log = (line: string) => console.warn(line)
  const desk = loadOnce(async () => (await import('./direct-desk.ts')).directDesk(store, directMailer, log))
  const resets = loadOnce(async () => (await import('./direct-resets.ts')).directResets(store))
  const same = (given: string, stored: string) => given === stored
  return {
    async logIn(email, password) {
      const outcome = await logIn(store, same, email, password)
      if (outcome.status !== 'logged-in') return outcome
      const { customerId, firstName, lastName, email: known } = outcome.customer
      return { status: 'logged-in', customer: { customerId, firstName, lastName, email: known } }
    },
    async logOut() {
      if (keepsOrders()) (await import('./direct-intents.ts')).forgetSettledOrders()
    },
    register: async (form) => register(store, checkPassword, registrationFrom(form), Date.now()),
    customer: () => told(async () => (await presentAccount()).customer),
    saveProfile: (customerId, form, currentPassword) =>
      change(async (changing) => {
        demandShown(changing, customerId)
        const outcome = await saveProfile(changing, same, profileFrom(form), currentPassword)
        if ('newEmail' in outcome) await notify(changing.account.customer, 'email-changed')
        return confirmed(outcome)
      }),
    async saveShippingAddress(customerId, address) {
      await change(async (changing) => {
        demandShown(changing, customerId)
        return confirmed(await saveShippingAddress(changing, address))
      })
    },
    changePassword: (current, next) =>
      change(async (changing) => {
        const outcome = confirmed(await changePassword(changing, same, checkPassword, current, next))
        if (outcome.status === 'changed') await notify(changing.account.customer, 'password-changed')
        return outcome
      }),
    sessions: async () => undefined,
    endOtherSessions: async () => undefined,
    orders: async () => listOrders(store, currentId(), log),
    order: async (orderId) => readOrder(store, currentId(), orderId, log),
    orderLines: async (orderIds) => readOrderLines(store, currentId(), orderIds, log),
    async placeOrder(request) {
      const outcome = await (await (await desk()).open()).place(request, async () => {
        if (request.customerId !== currentId()) throw new LoggedOutError('Please log in.')
        return (await presentAccount()).customer
      })
      return outcome.status === 'busy' ? { status: 'being-completed', reference: '' } : outcome
    },
    async takeUpOrders() {
      if (keepsOrders()) await (await desk()).takeUp()
    },
    repeatOrder: async ({ way, customerId, key }) => (await (await desk()).open())[way](customerId, key),
    requestReset: async (email) => (await resets()).request(email),
    async checkReset(tokenId) {
      return { status: (await (await resets()).check(tokenId)) ? 'valid' : 'invalid' }
    },
    async resetPassword(tokenId, _, password) {
      const { reset } = await resets()
      const outcome = confirmed(await inTurn(() => reset(ALONE, tokenId, password)))
      if (outcome.status === 'done') await notify(outcome.account.customer, 'password-reset')
      return outcome
    },
  }

  async function change<T>(work: (changing: CustomerChange) => Promise<T>): Promise<T> {
    return told(() => inTurn(async () => work({ store, turn: ALONE, account: await presentAccount() })))
  }

  /** As the gateway: who may not log in any more is a stranger. */
  async function presentAccount(): Promise<CustomerChange['account']> {
    const account = await store.customer(currentId())
    if (account?.active !== true) throw new LoggedOutError('Please log in.')
    return account
  }

  function currentId(): string {
    const customerId = who()
    if (customerId === undefined) throw new LoggedOutError('Please log in.')
    return customerId
  }
}

/** What the store itself says to a customer is told as the gateway would tell it. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const said = storeWords(error)
    if (said !== undefined) throw new BackendError(said.status, said.problem, { cause: error })
    throw error
  }
}

/** As the gateway: nobody else's data is written over those of who has logged in since. */
function demandShown({ account }: CustomerChange, shown: string): void {
  if (shown !== account.customer.customerId) throw new BackendError(409, { code: 'other-customer' })
}

/** The change stands whether or not its notice goes out. */
async function notify(customer: Customer, event: AccountEvent): Promise<void> {
  const shop = { origin: location.origin, name: siteName }
  const coming = Promise.all([directMailer(), import('#flows/account-notice.ts')])
  const [mailer, flow] = (await coming.catch(() => undefined)) ?? []
  if (mailer && flow) await flow.sendNotice({ mailer, shop }, customer, event, () => undefined)
}

/** Without a server, the tabs of one browser are all that takes turns. */
const ALONE: CustomerTurn = { sending: async () => undefined, settled: async () => undefined }

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request('customer', work)
}

/** What the store does not show is not said to be done. */
function confirmed<T extends { status: string }>(outcome: T): Exclude<T, { status: 'unconfirmed' }> {
  if (!isConfirmed(outcome)) throw new Error('The store does not show the change.')
  return outcome
}

function isConfirmed<T extends { status: string }>(outcome: T): outcome is Exclude<T, { status: 'unconfirmed' }> {
  return outcome.status !== 'unconfirmed'
}
