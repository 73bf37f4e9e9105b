import { referenceOf } from '#domain/checkout-key.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { within } from './within.ts'

/** The browser waits for twenty seconds, and would then say that the shop cannot be reached. */
const LONGEST_MS = 12_000
const AGAIN_MS = 2_000

/**
 * What work at an order answers, or that it is being completed where it takes longer than the browser waits: the work
 * goes on, and the page asks what became of it. Where nothing is kept of the order yet, that could not be asked, so it
 * is waited for.
 */
export async function toldInTime<Outcome>(
  { once, log, goingOn }: Pick<GatewayPorts, 'once' | 'log' | 'goingOn'>,
  customerId: string,
  key: string,
  work: Promise<Outcome>,
  /** Hears what became of work that went on. */
  onLateEnd: (outcome: Outcome) => void,
): Promise<Outcome | Extract<PlacingOutcome, { status: 'being-completed' }>> {
  const reference = referenceOf(key)
  const answer = work.then((outcome) => ({ outcome }))
  for (let waitMs = LONGEST_MS; ; waitMs = AGAIN_MS) {
    const ended = await within(waitMs, answer, undefined)
    if (ended !== undefined) return ended.outcome
    if ((await once.intents.read(customerId, key)) === undefined) continue
    goingOn.add(
      work.then(onLateEnd).catch((error: unknown) => {
        log(`${reference} waits: ${error instanceof Error ? error.message : error}`)
      }),
    )
    return { status: 'being-completed', reference }
  }
}
