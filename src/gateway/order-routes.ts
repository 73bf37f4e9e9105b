import { type Context, Hono } from 'hono'
import { PlaceOrderRequest, RepeatOrderRequest } from '#contract/placing-message.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'
import type { GatewayPorts } from './gateway.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { demandWithin } from './limited.ts'
import { onceStoreUnavailable } from './once-store.ts'
import { parseBody } from './parse-body.ts'
import { requireCustomer, requireSession } from './require-customer.ts'
import type { Session } from './session.ts'

/** Placing an order, and asking what became of one. */
export function orderRoutes(ports: GatewayPorts): Hono {
  const { desk, events } = ports
  const routes = new Hono()

  routes.post('/orders', async (context) => {
    const session = await requireSession(context, ports)
    const request = await parseBody(context, PlaceOrderRequest)
    demandConfirming(session, request.customerId)
    const outcome = await desk.place(
      request,
      async () => (await requireCustomer(context, ports)).customer,
      () => demandWithin(context, 'target', request.customerId),
    )
    if (outcome.status === 'busy') throw onceStoreUnavailable()
    return answer(context, request.customerId, outcome)
  })

  routes.post('/orders/repeat', async (context) => {
    const { session } = await requireCustomer(context, ports)
    const { key, customerId, way } = await parseBody(context, RepeatOrderRequest)
    demandConfirming(session, customerId)
    return answer(context, customerId, await desk[way](customerId, key))
  })

  /** What is not as it was when the button was pressed is a conflict; everything else is an answer. */
  function answer(context: Context, customerId: string, outcome: PlacingOutcome): Response {
    const orderId = 'orderId' in outcome ? { orderId: outcome.orderId } : {}
    events.note({ event: 'order', outcome: outcome.status, customerId, ...orderId }, context)
    const conflict = outcome.status === 'changed' || outcome.status === 'differs'
    return context.json(outcome, conflict ? 409 : 200)
  }
  return routes
}

/** Who confirmed is who is billed, whoever has logged in since. */
function demandConfirming({ customer }: Session, confirmed: string): void {
  if (customer.customerId === confirmed) return
  throw new GatewayProblem(
    409,
    'other-customer',
    'Somebody else is logged in here now. Nothing was ordered in their name.',
  )
}
