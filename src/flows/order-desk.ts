import pMap from 'p-map'
import { isOnRecord, mayBegin, referenceOf } from '#domain/checkout-key.ts'
import type { Customer } from '#domain/customer.ts'
import { beginIntent, type Intent, isInDoubt, isSpent, isUnsent, neverBegun } from '#domain/intent.ts'
import { outcomeOf } from '#domain/intent-outcome.ts'
import { readIntent } from '#domain/intent-text.ts'
import type { OrderRequest, PlacingOutcome } from '#domain/placed-order.ts'
import { isSameOrder } from '#domain/same-order.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { goOn, leaveIncomplete, tryRefusedAgain } from './go-on.ts'
import { readLiveItems } from './live-catalogue.ts'
import { confirmOrder } from './order-mails.ts'
import type { OrderPorts } from './order-ports.ts'
import { type OrderRun, orderRun } from './order-run.ts'
import { placeOrder } from './place-order.ts'
import { type Turn, TurnLostError } from './turn.ts'
import { endUnreadable, type Found, unreadableTeller } from './unreadable-record.ts'
import { watchedSince } from './watched-since.ts'

/** Where orders are placed, asked about and finished. One for each process. */
export interface OrderDesk {
  /**
   * Places an order once, however often it is asked for with the same key. `who` reads the customer inside the turn;
   * `admit` throws for a customer who may begin no more now, and is asked for a key that is new alone.
   * `busy` when other work for the customer went on for too long and nothing was begun with this key.
   */
  place(
    request: OrderRequest,
    who: () => Promise<Customer>,
    admit?: () => Promise<void>,
  ): Promise<PlacingOutcome | { status: 'busy' }>
  /**
   * What became of a checkout. Never begins one: what was never begun can never be begun from then on. `admit` is asked
   * as in `place`, since such a key is kept.
   */
  ask(customerId: string, key: string, admit?: () => Promise<void>): Promise<PlacingOutcome>
  /** Tries the lines again that the store refused. */
  retry: OrderDesk['ask']
  /** Leaves the order without them. */
  leave: OrderDesk['ask']
  /** Takes up everything that is not final. Never throws; what failed is logged. */
  sweep(): Promise<void>
  /**
   * A person's word for what became of an order; false when there is none that waits for it. One whose record cannot be
   * read is ended, and nobody is told.
   */
  settle(customerId: string, key: string, found: Found): Promise<boolean>
}

/** How long a request waits while another one works for the same customer. */
const WAIT_MS = 15_000
const SWEPT_AT_ONCE = 4

export function orderDesk(ports: OrderPorts): OrderDesk {
  const watched = watchedSince(ports.monotonicMs)
  const tellUnreadable = unreadableTeller(ports.log)

  async function runFor(turn: Turn, intent: Intent): Promise<OrderRun> {
    const texts = await ports.intents.ofCustomer(intent.customerId)
    const others = texts
      .flatMap((text) => readIntent(text) ?? [])
      .filter((other) => other.intentId !== intent.intentId && !isSpent(other))
    return orderRun(ports, { turn, watched, others, intent })
  }

  async function begin(turn: Turn, request: OrderRequest, who: Customer): Promise<PlacingOutcome> {
    const run = await runFor(turn, neverBegun(request.key, request.customerId, ports.nowMs()))
    const begun = await intentOf(run, request, who)
    if ('status' in begun) return begun
    await run.keep(begun)
    const reached = await placeOrder(run)
    // The customer is here and can be told; later, nobody would know.
    if (reached.state !== 'open' || !isUnsent(reached) || run.others.some(isInDoubt)) return outcomeOf(reached)
    return outcomeOf(await run.keep({ ...reached, state: 'not-placed', reason: 'store-unavailable' }))
  }

  async function intentOf(run: OrderRun, request: OrderRequest, who: Customer): Promise<Intent | PlacingOutcome> {
    const ids = request.items.map(({ itemId }) => itemId)
    const live = await readLiveItems(ports.store, ids, ports.log).catch((error: unknown) => {
      if (!(error instanceof StoreApiError)) throw error
      ports.log(`${referenceOf(request.key)} was not begun: ${error.message}`)
      return undefined
    })
    // A key that was answered with "nothing was ordered" is spent.
    if (live === undefined) {
      return outcomeOf(await run.keep({ ...run.latest(), reason: 'store-unavailable' }))
    }
    const begun = beginIntent(request, who, live.items, ports.nowMs())
    if (!('changes' in begun) && begun.total === request.total) return begun
    await run.keep({ ...run.latest(), reason: 'changed' })
    return { status: 'changed', changes: 'changes' in begun ? begun.changes : [] }
  }

  async function repeat(
    customerId: string,
    key: string,
    work: (run: OrderRun) => Promise<Intent>,
    admit = admitted,
  ): Promise<PlacingOutcome> {
    const reference = referenceOf(key)
    const answer = await inTurn(customerId, WAIT_MS, async (turn): Promise<PlacingOutcome> => {
      const intent = await keptIntent(customerId, key)
      // Kept for those that are too old, too: another gateway's clock may be behind.
      if (intent === 'none' && isOnRecord(key, ports.nowMs(), await ports.intents.bornAtMs())) {
        await admit()
        const run = await runFor(turn, neverBegun(key, customerId, ports.nowMs()))
        return outcomeOf(await run.keep(run.latest()))
      }
      if (typeof intent === 'string') return { status: 'unknown', reference }
      return outcomeOf(await work(await runFor(turn, intent)))
    })
    return answer?.done ?? { status: 'being-completed', reference }
  }

  /** The intent of a key; `unreadable` when there was one that cannot be read, or is lost. */
  async function keptIntent(customerId: string, key: string): Promise<Intent | 'none' | 'unreadable'> {
    const kept = await ports.intents.read(customerId, key)
    if (kept === undefined) return 'none'
    return (kept === 'lost' ? undefined : readIntent(kept.text)) ?? 'unreadable'
  }

  /** A turn that went to somebody else is no fault: they go on. */
  async function inTurn<T>(customerId: string, waitMs: number, work: (turn: Turn) => Promise<T>) {
    try {
      return await ports.inTurn(customerId, waitMs, work)
    } catch (error) {
      if (error instanceof TurnLostError) return undefined
      throw error
    }
  }

  return {
    async place(request, who, admit = admitted) {
      const { key, customerId } = request
      const reference = referenceOf(key)
      let entered = false
      const answer = await inTurn(customerId, WAIT_MS, async (turn): Promise<PlacingOutcome> => {
        entered = true
        const customer = await who()
        const intent = await keptIntent(customerId, key)
        if (intent === 'none' && mayBegin(key, ports.nowMs(), await ports.intents.bornAtMs())) {
          await admit()
          return begin(turn, request, customer)
        }
        if (typeof intent === 'string') return { status: 'unknown', reference }
        if (intent.state === 'not-placed') return outcomeOf(intent)
        if (!isSameOrder(intent, request)) return { status: 'differs', reference }
        return outcomeOf(await goOn(await runFor(turn, intent)))
      })
      if (answer !== undefined) return answer.done
      const begun = entered || (await keptIntent(customerId, key)) !== 'none'
      return begun ? { status: 'being-completed', reference } : { status: 'busy' }
    },
    ask: (customerId, key, admit) => repeat(customerId, key, goOn, admit),
    retry: (customerId, key, admit) => repeat(customerId, key, tryRefusedAgain, admit),
    leave: (customerId, key, admit) => repeat(customerId, key, leaveIncomplete, admit),
    async sweep() {
      const unfinished = await ports.intents.unfinished()
      await pMap(
        unfinished,
        async ({ intentId, customerId }) => {
          try {
            await inTurn(customerId, 0, async (turn) => {
              const intent = await keptIntent(customerId, intentId)
              if (typeof intent === 'string') tellUnreadable(intentId)
              else await goOn(await runFor(turn, intent))
            })
          } catch (error) {
            ports.log(`${referenceOf(intentId)} waits: ${error instanceof Error ? error.message : error}`)
          }
        },
        { concurrency: SWEPT_AT_ONCE },
      )
    },
    async settle(customerId, key, found) {
      const answer = await inTurn(customerId, WAIT_MS, async (turn) => {
        const intent = await keptIntent(customerId, key)
        if (intent === 'unreadable') return endUnreadable(ports.intents, turn, { customerId, intentId: key }, found)
        if (intent === 'none' || intent.state !== 'with-person') return false
        const run = await runFor(turn, intent)
        if (found === 'not-placed') await run.keep({ ...intent, state: 'not-placed', reason: 'settled' })
        else {
          await run.keep({ ...intent, orderId: found.orderId })
          await confirmOrder(run)
        }
        return true
      })
      return answer?.done ?? false
    },
  }
}

/** Nobody is held to a limit. */
async function admitted(): Promise<void> {}
