import type { Context } from 'hono'
import type { CustomerTurn } from '#flows/customer-write.ts'
import { inCustomerTurn } from './customer-turn.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { type KnownCustomer, requireCustomerInTurn, requireSession } from './require-customer.ts'

/**
 * Runs a change of the customer whose session a request carries, while nobody else changes that customer: session and
 * record are read inside the turn. The body has been read before: nobody holds a turn, or a session, by sending slowly.
 */
export async function changeCustomer<T>(
  context: Context,
  ports: GatewayPorts,
  work: (known: KnownCustomer, turn: CustomerTurn) => Promise<T>,
): Promise<T> {
  const { customer } = await requireSession(context, ports)
  return inCustomerTurn(ports, customer.customerId, async (turn) =>
    work(await requireCustomerInTurn(context, ports), turn),
  )
}
