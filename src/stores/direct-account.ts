import { DIRECT_STORE_API_KEY, DIRECT_STORE_API_URL } from 'astro:env/client'
import { profileFrom, registrationFrom } from '#domain/customer-form.ts'
import { changePassword, readCustomer, register, saveProfile, saveShippingAddress } from '#flows/account.ts'
import { directStore } from '#flows/direct-store.ts'
import { logIn } from '#flows/log-in.ts'
import { listOrders, readOrder } from '#flows/orders.ts'
import { checkReset, type PasswordResetPorts, requestReset, resetPassword } from '#flows/password-reset.ts'
import { placeOrder } from '#flows/place-order.ts'
import { storeWords } from '#flows/store-words.ts'
import { site } from '#site.ts'
import type { AccountBackend } from './account-backend.ts'
import { GatewayError } from './call-gateway.ts'
import { directMailer } from './contact-direct.ts'
import { browserJournal, onlyInOneTab } from './direct-journal.ts'
import { LoggedOutError } from './logged-out-error.ts'
import { $session } from './session.ts'

/** The same flows in the browser, against the store API itself: the stored customer id is all that says who is asking. */
export function directAccount(): AccountBackend {
  const store = directStore(DIRECT_STORE_API_URL, DIRECT_STORE_API_KEY)
  const same = (given: string, stored: string) => given === stored
  return {
    async logIn(email, password) {
      const outcome = await logIn(store, same, email, password)
      if (outcome.status !== 'logged-in') return outcome
      const { customerId, firstName, lastName, email: known } = outcome.customer
      return { status: 'logged-in', customer: { customerId, firstName, lastName, email: known } }
    },
    logOut: async () => undefined,
    register: async (form) => register(store, registrationFrom(form), Date.now()),
    async customer() {
      const customer = await told(() => readCustomer(store, currentId()))
      if (customer === undefined) throw new LoggedOutError('Please log in.')
      return customer
    },
    saveProfile: async (form) => told(() => saveProfile(store, currentId(), profileFrom(form))),
    saveShippingAddress: async (address) => told(() => saveShippingAddress(store, currentId(), address)),
    changePassword: async (current, next) => told(() => changePassword(store, same, currentId(), current, next)),
    orders: async () => listOrders(store, currentId()),
    order: async (orderId) => readOrder(store, currentId(), orderId),
    async placeOrder(key, items, billing) {
      const customer = await readCustomer(store, currentId())
      if (customer === undefined) throw new LoggedOutError('Please log in.')
      const mailer = await directMailer()
      const journal = browserJournal(key)
      const ports = { store, mailer, journal, nowMs: Date.now, shopName: site.name }
      return onlyInOneTab(() => placeOrder(ports, { customer, items, billing }))
    },
    requestReset: async (email) => requestReset(await resets(), email),
    async checkReset(tokenId) {
      return { status: (await checkReset(await resets(), tokenId, '')) ? 'valid' : 'invalid' }
    },
    async resetPassword(tokenId, _, password) {
      return { status: (await resetPassword(await resets(), tokenId, '', password)) ? 'done' : 'invalid' }
    },
  }

  /** No server keeps a key here, so nothing but the token itself guards the link. */
  async function resets(): Promise<PasswordResetPorts> {
    const shop = { origin: location.origin, name: site.name }
    return { store, mailer: await directMailer(), mac: () => '', sameMac: () => true, shop, nowMs: Date.now }
  }
}

/** What the store itself says to a customer is told as the gateway would tell it. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const said = storeWords(error)
    if (said !== undefined) throw new GatewayError(said.status, said.code, said.sentence, { cause: error })
    throw error
  }
}

function currentId(): string {
  const session = $session.get()
  if (session === undefined) throw new LoggedOutError('Please log in.')
  return session.customerId
}
