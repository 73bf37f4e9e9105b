import type * as v from 'valibot'
import type { Customer, CustomerIdentity, Profile, Registration, ShippingAddress } from '#domain/customer.ts'
import { isSameEmail } from '#domain/email-address.ts'
import { envelopeIn, parseJson, readEnvelope, readJson, readOptionalRecord, readRecord, wordsOf } from './answers.ts'
import { type Answer, type Call, type CallCommon, nameOf, type Transport } from './call.ts'
import { customerFromWire, profileBody, registrationBody, shippingBody } from './customer-bodies.ts'
import { pathId } from './path-id.ts'
import { discreet, secretsOf } from './redaction.ts'
import { StoreApiError } from './store-api-error.ts'
import { StoreRefusal } from './store-refusal.ts'
import { failureOf } from './transport.ts'
import { WireCustomer, WireRegistered, WireStoredCustomer } from './wire/customer.ts'

/** A customer with the password, which the API hands out in clear text. It never leaves the flows. */
export interface CustomerAccount {
  customer: Customer
  password: string
  /** False for a customer whom the store says to be anything else than active. */
  active: boolean
}

export type RegistrationOutcome =
  | { status: 'registered'; customer: CustomerIdentity }
  /** `message` is the store's own word for the customer. */
  | { status: 'refused'; message: string }

/** The customer calls of the API (behaviour 6.4). Every call throws StoreApiError, a change StoreRefusal. */
export interface CustomerCalls {
  customerByEmail(email: string): Promise<CustomerAccount | undefined>
  /** Undefined where the store says that there is no such customer; whatever else it answers with is thrown. */
  customer(customerId: string): Promise<CustomerAccount | undefined>
  register(registration: Registration, createdAt: string): Promise<RegistrationOutcome>
  /**
   * Reads the record and sends it back whole with the profile laid over it, so that nothing unknown is lost. Nobody may
   * write the customer in between: `sending` is called before the record goes out, and stops it by throwing.
   */
  saveProfile(customerId: string, profile: Profile, sending?: () => Promise<void>): Promise<void>
  saveShippingAddress(customerId: string, address: ShippingAddress): Promise<void>
  changePassword(customerId: string, password: string): Promise<void>
}

export function customerCalls(transport: Transport, common: CallCommon): CustomerCalls {
  async function customerAs<T extends WireStoredCustomer | WireCustomer>(
    schema: v.GenericSchema<unknown, T>,
    customerId: string,
  ): Promise<T | undefined> {
    const call: Call = { method: 'GET', path: '/api/Customer', ...common }
    const answer = await transport({ ...call, path: `/api/Customer/${pathId(call, customerId)}` })
    const words = answer.status >= 400 && answer.status !== 404 ? wordsOf(call, answer) : ''
    if (words !== '') throw new StoreApiError(nameOf(call), { kind: 'status', status: answer.status, words })
    const found = readOptionalRecord(call, schema, answer)
    if (found === undefined || String(found.customerID).trim() === customerId) return found
    // Whose it is stands in no message.
    throw new StoreApiError(nameOf(call), { kind: 'another-record', asked: 'a customer', received: 'another one' })
  }

  async function change(call: Call): Promise<void> {
    const answer = await transport(call)
    demandTaken(call, answer)
    if (answer.body.length === 0) return
    if (!readEnvelope(call, parseJson(call, answer)).success) throw refusedBy(call, answer)
  }

  return {
    async customerByEmail(email) {
      const call: Call = {
        method: 'GET',
        path: '/api/Customer/GetByEmail',
        query: { EmailAddress: email },
        ...common,
      }
      const found = readOptionalRecord(call, WireCustomer, await transport(call))
      return found !== undefined && hasEmail(found, email) ? accountFrom(found) : undefined
    },
    async customer(customerId) {
      return accountFrom(await customerAs(WireCustomer, customerId))
    },
    async register(registration, createdAt) {
      const body = registrationBody(registration, createdAt)
      const call: Call = { method: 'POST', path: '/api/customer', body, ...common }
      const answer = await transport(call)
      if (answer.status === 401 || answer.status === 403 || answer.status >= 500) readJson(call, answer)
      const envelope = readEnvelope(call, parseJson(call, answer))
      if (answer.status >= 400 || !envelope.success) {
        return { status: 'refused', message: discreet(envelope.errorMessage, secretsOf(call)) }
      }
      const { customerID, loginEmail, firstName, lastName } = readRecord(call, WireRegistered, envelope.data)
      return {
        status: 'registered',
        customer: { customerId: customerID, firstName, lastName, email: loginEmail || registration.email },
      }
    },
    async saveProfile(customerId, profile, sending) {
      const call: Call = { method: 'PUT', path: '/api/Customer', ...common }
      const stored = await customerAs(WireStoredCustomer, customerId)
      if (stored === undefined) throw new StoreApiError(nameOf(call), { kind: 'status', status: 404 })
      await sending?.()
      await change({ ...call, body: profileBody(stored, profile) })
    },
    async saveShippingAddress(customerId, address) {
      const call: Call = { method: 'PUT', path: '/api/Customer/CustomerShipping', ...common }
      const answer = await transport({ ...call, body: shippingBody(customerId, address) })
      demandTaken(call, answer)
      // Its body may be anything; where it is an envelope, what it says counts.
      if (envelopeIn(answer)?.success === false) throw refusedBy(call, answer)
    },
    async changePassword(customerId, password) {
      const query = { CustomerID: customerId, LoginPassword: password }
      await change({ method: 'PUT', path: '/api/Customer/EditPassword', query, ...common })
    },
  }
}

/** What a store answers with when it is the customer who has to change something. */
const REFUSALS = new Set([400, 409, 422])

function demandTaken(call: Call, answer: Answer): void {
  const failure = failureOf(answer)
  if (failure === undefined) return
  if (REFUSALS.has(answer.status)) throw new StoreRefusal(nameOf(call), failure, wordsOf(call, answer))
  throw new StoreApiError(nameOf(call), failure)
}

function refusedBy(call: Call, answer: Answer): StoreRefusal {
  const words = wordsOf(call, answer)
  return new StoreRefusal(nameOf(call), { kind: 'refused', message: words }, words)
}

/** A store that takes an address for a pattern finds somebody else, whose tries at a log-in are counted elsewhere. */
function hasEmail({ email, loginEmail }: WireCustomer, asked: string): boolean {
  return [email, loginEmail].some((known) => isSameEmail(known, asked))
}

function accountFrom(wire: WireCustomer | undefined): CustomerAccount | undefined {
  if (wire === undefined) return undefined
  const { loginPassword: password, activeStatus } = wire
  return {
    customer: customerFromWire(wire),
    password,
    active: activeStatus === '' || activeStatus.toUpperCase() === 'A',
  }
}
