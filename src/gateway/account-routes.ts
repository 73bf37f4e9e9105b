import { type Context, Hono } from 'hono'
import * as calls from '#contract/account-calls.ts'
import * as orderCalls from '#contract/order-calls.ts'
import type { Customer, CustomerIdentity } from '#domain/customer.ts'
import { isSameEmail } from '#domain/email-address.ts'
import { MOST_ORDERS_AT_ONCE } from '#domain/order.ts'
import { profileFrom } from '#domain/profile-from.ts'
import { changePassword, saveProfile, saveShippingAddress } from '#flows/account.ts'
import { checkPassword } from '#flows/common-passwords.ts'
import type { CustomerTurn } from '#flows/customer-write.ts'
import { listOrders, readOrder, readOrderLines } from '#flows/orders.ts'
import { changeCustomer } from './change-customer.ts'
import { unconfirmed } from './customer-turn.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { refusal } from './gateway-problem.ts'
import { rememberDevice } from './known-device.ts'
import { demandWithin } from './limited.ts'
import { notices } from './notices.ts'
import { onCall } from './on-call.ts'
import { type KnownCustomer, requireCustomer, requireSession } from './require-customer.ts'
import { saidOnce } from './said-once.ts'
import { constantTimeComparison, fingerprint } from './secrets.ts'
import { renewSession } from './session.ts'
import { endsAtMs } from './session-store.ts'
import { processClock } from './with-lease.ts'

/** What a customer reads and changes of itself. Every call asks the session whose data it is. */
export function accountRoutes(ports: GatewayPorts): Hono {
  const { store, secret, sessions, nowMs, events, log } = ports
  const routes = new Hono()
  const samePassword = constantTimeComparison(secret)
  const notify = notices(ports)
  const unreadables = saidOnce(log, processClock.monotonicMs)

  onCall(routes, calls.customer).answer(async (context) => {
    const { customer } = await requireCustomer(context, ports)
    return { customer }
  })

  onCall(routes, calls.saveProfile).answer((context, body) =>
    change(context, body, async ({ customerId: shown, currentPassword, ...form }, known, turn) => {
      demandShown(calls.saveProfile, known, shown)
      const { customerId } = known
      if (currentPassword !== '') await demandWithin(context, 'target', customerId)
      const profile = profileFrom(form)
      const outcome = await saveProfile({ store, turn, account: known }, samePassword, profile, currentPassword)
      if (outcome.status === 'current-wrong') {
        events.note({ event: 'email-refused', reason: 'current-wrong', customerId }, context)
        return outcome
      }
      const { firstName, lastName, email } = outcome.status === 'saved' ? profile : known.customer
      const customer: CustomerIdentity = { customerId, firstName, lastName, email: outcome.newEmail ?? email }
      await sessions.describe(customer)
      // Whatever else became of the profile.
      if (outcome.newEmail !== undefined) {
        if (await beginAnew(context, known, customer, known.password)) rememberDevice(context, secret, customer.email)
        events.note({ event: 'email-changed', customerId }, context)
        notify(context, known.customer, 'email-changed')
      } else if (outcome.status === 'unconfirmed' && !isSameEmail(profile.email, known.customer.email)) {
        // The new address may still come to stand, and nobody would be there to end them then.
        await sessions.endOthers(customerId, known.session.key)
        events.note({ event: 'sessions-ended', customerId }, context)
      }
      if (outcome.status === 'unconfirmed') throw unconfirmed()
      return { status: 'saved' }
    }),
  )

  onCall(routes, calls.saveShippingAddress).answer((context, body) =>
    change(context, body, async ({ customerId: shown, ...address }, known, turn) => {
      demandShown(calls.saveShippingAddress, known, shown)
      const outcome = await saveShippingAddress({ store, turn, account: known }, address)
      if (outcome.status === 'unconfirmed') throw unconfirmed()
      return outcome
    }),
  )

  onCall(routes, calls.changePassword).answer((context, body) =>
    change(context, body, async ({ current, next }, known, turn) => {
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

  onCall(routes, calls.sessions).answer(async (context) => {
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
    return {
      sessions: alive.toSorted(
        (one, other) => Number(other.current) - Number(one.current) || other.seenAtMs - one.seenAtMs,
      ),
    }
  })

  onCall(routes, calls.endOtherSessions).answer(async (context) => {
    const { customerId, session } = await requireCustomer(context, ports)
    await sessions.endOthers(customerId, session.key)
    events.note({ event: 'sessions-ended', customerId }, context)
    return { status: 'ended' }
  })

  onCall(routes, orderCalls.list).answer(async (context) => {
    const { customerId } = await requireCustomer(context, ports)
    return listOrders(store, customerId, unreadables.log)
  })

  onCall(routes, orderCalls.lines).answer(async (context) => {
    const { customerId } = await requireCustomer(context, ports)
    const ids = (context.req.query(orderCalls.lines.query) ?? '').split(',')
    if (ids.length > MOST_ORDERS_AT_ONCE) throw refusal(orderCalls.lines, 'too-many-orders')
    return { orders: await readOrderLines(store, customerId, ids, unreadables.log) }
  })

  onCall(routes, orderCalls.read).answer(async (context) => {
    const { customerId } = await requireCustomer(context, ports)
    const details = await readOrder(store, customerId, context.req.param('orderId'), unreadables.log)
    if (details === undefined) throw refusal(orderCalls.read, 'no-such-order')
    return details
  })
  return routes

  /** What a customer logs in with has changed: this session, unless it was ended meanwhile, goes on anew; all others end. */
  async function beginAnew(context: Context, { session }: KnownCustomer, customer: CustomerIdentity, password: string) {
    const renewed = await renewSession(context, ports, session, customer, password)
    await sessions.endOthers(customer.customerId, renewed?.key)
    return renewed !== undefined
  }

  /** The body is in before anyone asks who is asking. */
  async function change<Request, Answer>(
    context: Context,
    body: () => Request,
    work: (request: Request, known: KnownCustomer, turn: CustomerTurn) => Promise<Answer>,
  ): Promise<Answer> {
    await requireSession(context, ports)
    const request = body()
    return changeCustomer(context, ports, (known, turn) => work(request, known, turn))
  }
}

/** Nobody else's data is written over those of who has logged in since. */
function demandShown(
  call: typeof calls.saveProfile | typeof calls.saveShippingAddress,
  { customerId }: KnownCustomer,
  shown = customerId,
): void {
  if (shown !== customerId) throw refusal(call, 'other-customer')
}

function sessionValues({ customerId, firstName, lastName, email }: Customer): CustomerIdentity {
  return { customerId, firstName, lastName, email }
}
