import { type Context, Hono } from 'hono'
import * as calls from '#contract/order-calls.ts'
import { CONFLICTS } from '#contract/placing-message.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { refusal } from './gateway-problem.ts'
import { demandWithin } from './limited.ts'
import { onCall } from './on-call.ts'
import { onceStoreUnavailable } from './once-store.ts'
import { requireCustomer, requireCustomerInTurn, requireSession } from './require-customer.ts'
import type { Session } from './session.ts'
import { toldInTime } from './told-in-time.ts'

/** Placing an order, and asking what became of one. */
export function orderRoutes(ports: GatewayPorts): Hono {
  const { desk, events } = ports
  const routes = new Hono()

  onCall(routes, calls.place).answer(async (context, body) => {
    const session = await requireSession(context, ports)
    const request = body()
    demandConfirming(calls.place, session, request.customerId)
    const { key, customerId } = request
    const placing = desk.place(
      request,
      async () => (await requireCustomerInTurn(context, ports)).customer,
      () => demandWithin(context, 'target', customerId),
    )
    const noteLate = (outcome: Awaited<typeof placing>) => {
      if (outcome.status !== 'busy') note(context, customerId, outcome)
    }
    const outcome = await toldInTime(ports, customerId, key, placing, noteLate)
    if (outcome.status === 'busy') throw onceStoreUnavailable()
    return told(context, customerId, outcome)
  })

  onCall(routes, calls.repeat).answer(async (context, body) => {
    const { session } = await requireCustomer(context, ports)
    const { key, customerId, way } = body()
    demandConfirming(calls.repeat, session, customerId)
    const admit = () => demandWithin(context, 'target', customerId)
    const asking = desk[way](customerId, key, admit)
    const noteLate = (outcome: PlacingOutcome) => note(context, customerId, outcome)
    return told(context, customerId, await toldInTime(ports, customerId, key, asking, noteLate))
  })

  /** What is not as it was when the button was pressed is a conflict; everything else is an answer. */
  function told(context: Context, customerId: string, outcome: PlacingOutcome): PlacingOutcome {
    note(context, customerId, outcome)
    if (CONFLICTS.includes(outcome.status)) context.status(409)
    return outcome
  }

  function note(context: Context, customerId: string, outcome: PlacingOutcome): void {
    const orderId = 'orderId' in outcome ? { orderId: outcome.orderId } : {}
    events.note({ event: 'order', outcome: outcome.status, customerId, ...orderId }, context)
  }
  return routes
}

/** Who confirmed is who is billed, whoever has logged in since. */
function demandConfirming(
  call: typeof calls.place | typeof calls.repeat,
  { customer }: Session,
  confirmed: string,
): void {
  if (customer.customerId === confirmed) return
  throw refusal(call, 'other-customer')
}
