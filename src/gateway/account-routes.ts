import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import {
  PasswordRequest,
  ProfileRequest,
  type SessionMessage,
  ShippingAddressRequest,
} from '#contract/account-message.ts'
import type { Customer } from '#domain/customer.ts'
import { profileFrom } from '#domain/customer-form.ts'
import { changePassword, saveProfile, saveShippingAddress } from '#flows/account.ts'
import { checkPassword } from '#flows/common-passwords.ts'
import type { CustomerTurn } from '#flows/customer-write.ts'
import { listOrders, readOrder } from '#flows/orders.ts'
import { changeCustomer, unconfirmed } from './customer-turn.ts'
import type { GatewayPorts } from './gateway.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { rememberDevice } from './known-device.ts'
import { demandWithin } from './limited.ts'
import { notices } from './notices.ts'
import { parseBody } from './parse-body.ts'
import { type KnownCustomer, requireCustomer, requireSession } from './require-customer.ts'
import { constantTimeComparison, fingerprint } from './secrets.ts'
import { openSession } from './session.ts'
import { endsAtMs } from './session-store.ts'

/** What a customer reads and changes of itself. Every call asks the session whose data it is. */
export function accountRoutes(ports: GatewayPorts): Hono {
  const { store, secret, sessions, nowMs, events } = ports
  const routes = new Hono()
  const samePassword = constantTimeComparison(secret)
  const notify = notices(ports)

  routes.get('/account', async (context) => {
    const { customer } = await requireCustomer(context, ports)
    return context.json({ customer })
  })

  routes.put('/account/profile', (context) =>
    change(context, ProfileRequest, async ({ currentPassword, ...form }, known, turn) => {
      const { customerId } = known
      if (currentPassword !== undefined) await demandWithin(context, 'target', customerId)
      const profile = profileFrom(form)
      const outcome = await saveProfile({ store, turn, account: known }, samePassword, profile, currentPassword)
      if (outcome.status === 'unconfirmed') throw unconfirmed()
      if (outcome.status === 'current-wrong') {
        events.note({ event: 'email-refused', reason: 'current-wrong', customerId }, context)
        return outcome
      }
      const customer: SessionMessage = { ...sessionValues(known.customer), ...sessionNames(profile) }
      await sessions.describe(customer)
      if (outcome.formerEmail !== undefined) {
        await beginAnew(context, known, customer, known.password)
        rememberDevice(context, secret, customer.email)
        events.note({ event: 'email-changed', customerId }, context)
        notify(context, known.customer, 'email-changed')
      }
      return { status: 'saved' }
    }),
  )

  routes.put('/account/shipping-address', (context) =>
    change(context, ShippingAddressRequest, async (address, known, turn) => {
      const outcome = await saveShippingAddress({ store, turn, account: known }, address)
      if (outcome.status === 'unconfirmed') throw unconfirmed()
      return outcome
    }),
  )

  routes.put('/account/password', (context) =>
    change(context, PasswordRequest, async ({ current, next }, known, turn) => {
      const outcome = await changePassword({ store, turn, account: known }, samePassword, checkPassword, current, next)
      if (outcome.status === 'unconfirmed') throw unconfirmed()
      const { customerId } = known
      if (outcome.status === 'current-wrong') {
        events.note({ event: 'password-refused', reason: 'current-wrong', customerId }, context)
        return outcome
      }
      if (outcome.status === 'guessable') {
        events.note({ event: 'password-refused', reason: 'weak', customerId }, context)
        return outcome
      }
      await beginAnew(context, known, sessionValues(known.customer), next)
      events.note({ event: 'password-changed', customerId }, context)
      notify(context, known.customer, 'password-changed')
      return outcome
    }),
  )

  routes.get('/account/sessions', async (context) => {
    const { customerId, session } = await requireCustomer(context, ports)
    const kept = await sessions.list(customerId)
    const alive = kept
      .filter(({ record }) => endsAtMs(record) > nowMs())
      .map(({ key, record: { device, seenAtMs } }) => ({
        // It tells sessions apart and opens none.
        id: fingerprint(secret, 'log', 'session', key).slice(0, 16),
        device,
        seenAtMs,
        current: key === session.key,
      }))
    return context.json({
      sessions: alive.toSorted(
        (one, other) => Number(other.current) - Number(one.current) || other.seenAtMs - one.seenAtMs,
      ),
    })
  })

  routes.delete('/account/sessions', async (context) => {
    const { customerId, session } = await requireCustomer(context, ports)
    await sessions.endOthers(customerId, session.key)
    events.note({ event: 'sessions-ended', customerId }, context)
    return context.json({ status: 'ended' })
  })

  routes.get('/orders', async (context) => {
    const { customerId } = await requireCustomer(context, ports)
    return context.json({ orders: await listOrders(store, customerId) })
  })

  routes.get('/orders/:orderId', async (context) => {
    const { customerId } = await requireCustomer(context, ports)
    const details = await readOrder(store, customerId, context.req.param('orderId'))
    if (details === undefined) throw new GatewayProblem(404, 'no-such-order', 'There is no such order.')
    return context.json(details)
  })
  return routes

  /** What a customer logs in with has changed: this session goes on under a new id, all others end. */
  async function beginAnew(context: Context, { session }: KnownCustomer, customer: SessionMessage, password: string) {
    const { key } = await openSession(context, ports, customer, password, session.remembered)
    await sessions.endOthers(customer.customerId, key)
  }

  /** The body is in before anyone asks who is asking. */
  async function change<T>(
    context: Context,
    schema: v.GenericSchema<unknown, T>,
    work: (request: T, known: KnownCustomer, turn: CustomerTurn) => Promise<{ status: string }>,
  ): Promise<Response> {
    await requireSession(context, ports)
    const request = await parseBody(context, schema)
    return context.json(await changeCustomer(context, ports, (known, turn) => work(request, known, turn)))
  }
}

function sessionValues({ customerId, firstName, lastName, email }: Customer): SessionMessage {
  return { customerId, firstName, lastName, email }
}

function sessionNames({ firstName, lastName, email }: Omit<SessionMessage, 'customerId'>) {
  return { firstName, lastName, email }
}
