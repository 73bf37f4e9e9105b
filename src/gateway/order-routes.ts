import { type Context, Hono } from 'hono'
import { PlaceOrderRequest } from '#contract/placing-message.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'
import { placeOrder } from '#flows/place-order.ts'
import type { GatewayPorts } from './gateway.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { demandWithin } from './limited.ts'
import { parseBody } from './parse-body.ts'
import { placingJournal } from './placing-journal.ts'
import { requireCustomer } from './require-customer.ts'
import { fingerprint } from './secrets.ts'

/** How long a request waits while another one places an order of the same customer. */
const WAIT_MS = 15_000
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Placing an order, safe to repeat with the same key. */
export function orderRoutes(ports: GatewayPorts): Hono {
  const { store, mailer, once, secret, nowMs, shop } = ports
  const routes = new Hono()
  routes.post('/orders', async (context) => {
    const { customer, customerId } = await requireCustomer(context, ports)
    const { key, items, billing } = await parseBody(context, PlaceOrderRequest)
    const run = await once.exclusively<PlacingOutcome>(`orders:${customerId}`, WAIT_MS, async () => {
      await demandSameItems(context, key, customerId, items)
      const journal = placingJournal(once, customerId, key)
      return placeOrder({ store, mailer, journal, nowMs, shopName: shop.name }, { customer, items, billing })
    })
    const outcome: PlacingOutcome = run?.done ?? { status: 'being-completed' }
    return context.json(outcome)
  })

  /** A key stands for one checkout: with other items it is a mistake, not a repetition. */
  async function demandSameItems(
    context: Context,
    key: string,
    customerId: string,
    items: { itemId: string; quantity: number }[],
  ) {
    const named = `items:${customerId}:${key}`
    const print = fingerprint(secret, 'order', JSON.stringify(items))
    const known = await once.get(named)
    if (known !== undefined && known !== print) {
      throw new GatewayProblem(
        409,
        'key-reused',
        'This checkout was begun with other items. Start it again from the cart.',
      )
    }
    if (known === undefined) {
      await demandWithin(context, 'target', customerId)
      await once.set(named, print, KEPT_MS)
    }
  }
  return routes
}
