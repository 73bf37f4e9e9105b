import * as v from 'valibot'
import type { CustomerTurn } from '#flows/customer-write.ts'
import { TurnLostError } from '#flows/turn.ts'
import { customerTurn } from './gateway-desk.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { GatewayProblem } from './gateway-problem.ts'

/** How long a change waits for another one of the same customer. */
const WAIT_MS = 15_000
/** How long a write that was sent without an answer may still reach the store. */
const IN_FLIGHT_MS = 20_000
const SOON_S = 2

/**
 * Runs work while nobody else changes this customer, over all gateways. Throws GatewayProblem 503 while another change
 * is under way, or while a write without an answer may still reach the store and undo what comes after it.
 */
export async function inCustomerTurn<T>(
  { once, nowMs }: Pick<GatewayPorts, 'once' | 'nowMs'>,
  customerId: string,
  work: (turn: CustomerTurn) => Promise<T>,
): Promise<T> {
  const pending = `customer-write:${customerId}`
  const noteSent = () => once.set(pending, JSON.stringify({ sentAtMs: nowMs() }), IN_FLIGHT_MS)
  const run = await once.exclusively(customerTurn(customerId), WAIT_MS, async (lease) => {
    const kept = await once.get(pending)
    const { sentAtMs } = kept === undefined ? SETTLED : v.parse(Pending, kept)
    // That it is kept decides: the gateway that sent it may have another clock.
    if (sentAtMs !== SETTLED.sentAtMs) {
      const agoMs = nowMs() - sentAtMs
      // The clock was set back: nobody knows how long ago it was sent, so the wait begins anew.
      if (agoMs < 0) await noteSent()
      throw busy(Math.max(1, Math.ceil((IN_FLIGHT_MS - Math.max(0, agoMs)) / 1000)))
    }
    return work({
      async sending() {
        await noteSent()
        lease.demand()
      },
      settled: () => once.set(pending, JSON.stringify(SETTLED), 1),
    }).catch(turnLost)
  })
  if (run === undefined) throw busy(SOON_S)
  return run.done
}

/** Nothing was sent: the turn is looked at just before. */
function turnLost(error: unknown): never {
  throw error instanceof TurnLostError ? busy(SOON_S) : error
}

/** Nothing that was sent may still arrive. */
const SETTLED = { sentAtMs: 0 }
const Pending = v.pipe(v.string(), v.parseJson(), v.object({ sentAtMs: v.number() }))

/** For a change that the store has not shown yet: nobody is told that it was made. */
export function unconfirmed(): GatewayProblem {
  return new GatewayProblem(502, 'unconfirmed')
}

function busy(retryAfterS: number): GatewayProblem {
  return new GatewayProblem(503, 'changing', { retryAfterS })
}
