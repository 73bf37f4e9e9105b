import { Hono } from 'hono'
import { PasswordRequest, ProfileRequest, ShippingAddressRequest } from '#contract/account-message.ts'
import { profileFrom } from '#domain/customer-form.ts'
import { changePassword, saveProfile, saveShippingAddress } from '#flows/account.ts'
import { listOrders, readOrder } from '#flows/orders.ts'
import type { GatewayPorts } from './gateway.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { parseBody } from './parse-body.ts'
import { requireCustomer } from './require-customer.ts'
import { constantTimeComparison } from './secrets.ts'
import { closeSession } from './session.ts'

/** What a customer reads and changes of itself. Every call asks the session whose data it is. */
export function accountRoutes(ports: GatewayPorts): Hono {
  const { store, secret } = ports
  const routes = new Hono()
  const samePassword = constantTimeComparison(secret)

  routes.get('/account', async (context) => {
    const { customer } = await requireCustomer(context, ports)
    return context.json({ customer })
  })

  routes.put('/account/profile', async (context) => {
    const { customerId } = await requireCustomer(context, ports)
    await saveProfile(store, customerId, profileFrom(await parseBody(context, ProfileRequest)))
    return context.json({ status: 'saved' })
  })

  routes.put('/account/shipping-address', async (context) => {
    const { customerId } = await requireCustomer(context, ports)
    await saveShippingAddress(store, customerId, await parseBody(context, ShippingAddressRequest))
    return context.json({ status: 'saved' })
  })

  routes.put('/account/password', async (context) => {
    const { customerId } = await requireCustomer(context, ports)
    const { current, next } = await parseBody(context, PasswordRequest)
    const outcome = await changePassword(store, samePassword, customerId, current, next)
    if (outcome.status === 'changed') closeSession(context)
    return context.json(outcome)
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
}
