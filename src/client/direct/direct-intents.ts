import * as v from 'valibot'
import { OrdersNotKeptError } from '#client/account-errors.ts'
import type { IntentStore, KeptIntent } from '#flows/intent-store.ts'
import { type Turn, TurnLostError } from '#flows/turn.ts'
import { browserKeepsNothing } from '#words/kept-orders.ts'
import { INTENTS } from './kept-orders.ts'

const FENCE = 'order-fence'
const BIRTH = 'order-intents-since'

const Kept = v.record(
  v.string(),
  v.object({
    customerId: v.string(),
    version: v.number(),
    stage: v.picklist(['open', 'with-person', 'final']),
    writtenMs: v.number(),
    text: v.string(),
  }),
)
type Kept = v.InferOutput<typeof Kept>

/**
 * Orders on their way in this browser's storage: they outlive a reload and a crash, but are not known to another
 * device. That is as far as it goes without a server of ours. What is asked before anything of an order is sent throws
 * OrdersNotKeptError.
 */
export function browserIntents(): IntentStore {
  return {
    async read(customerId, intentId) {
      const kept = beforeSending(readAll)[intentId]
      return kept?.customerId === customerId ? { version: kept.version, text: kept.text } : undefined
    },
    write: async (intent, turn) =>
      intent.version === 1 ? beforeSending(() => writeOne(intent, turn)) : writeOne(intent, turn),
    ofCustomer: async (customerId) =>
      Object.values(beforeSending(readAll)).flatMap((kept) => (kept.customerId === customerId ? [kept.text] : [])),
    unfinished: async () =>
      Object.entries(beforeSending(readAll)).flatMap(([intentId, { customerId, stage }]) =>
        stage === 'final' ? [] : [{ intentId, customerId, stage }],
      ),
    bornAtMs: async () =>
      beforeSending(() => {
        // A key is never older than the page that made it; a clock that was ahead does not refuse orders until then.
        const kept = Number(localStorage.getItem(BIRTH) ?? Number.POSITIVE_INFINITY)
        const born = kept <= Date.now() ? kept : Math.floor(Math.min(performance.timeOrigin, Date.now()))
        localStorage.setItem(BIRTH, String(born))
        return born
      }),
    async forget(stage, beforeMs) {
      if (stage === 'final') keepOnly((kept) => kept.stage !== 'final' || kept.writtenMs >= beforeMs)
    },
  }
}

/** Two tabs of one browser place orders one after the other. Throws OrdersNotKeptError. */
export async function inThisTab<T>(work: (turn: Turn) => Promise<T>): Promise<{ done: T }> {
  return navigator.locks.request('placing-orders', async () => {
    const fence = beforeSending(() => {
      const next = currentFence() + 1
      localStorage.setItem(FENCE, String(next))
      return next
    })
    // The lock lasts as long as the tab does; another browser cannot be told apart anyway.
    const turn: Turn = {
      name: 'placing-orders',
      fence,
      demand() {
        if (currentFence() !== fence) throw new TurnLostError()
      },
    }
    return { done: await work(turn) }
  })
}

/**
 * Log-out leaves nothing of orders that are over, or of which the shop has been told by mail: no command reaches this
 * browser. One that is under way is still needed to place it once.
 */
export function forgetSettledOrders(): void {
  try {
    const isForgotten = keepOnly(({ stage, text }) => stage === 'open' || (stage === 'with-person' && !isTold(text)))
    // Of what is forgotten nothing can be begun again, nor said that it was never ordered.
    if (isForgotten) localStorage.setItem(BIRTH, String(Date.now()))
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

/** Whether anything went. */
function keepOnly(isKept: (kept: Kept[string]) => boolean): boolean {
  const all = readAll()
  const kept = Object.entries(all).filter(([, each]) => isKept(each))
  const goes = kept.length < Object.keys(all).length
  if (kept.length === 0) localStorage.removeItem(INTENTS)
  else if (goes) localStorage.setItem(INTENTS, JSON.stringify(Object.fromEntries(kept)))
  return goes
}

const Told = v.pipe(v.string(), v.parseJson(), v.object({ intent: v.object({ doubtMail: v.literal('sent') }) }))

function isTold(text: string): boolean {
  return v.is(Told, text)
}

function writeOne({ intentId, customerId, version, stage, text }: KeptIntent, { fence }: Turn): void {
  const all = readAll()
  if (fence !== currentFence() || version !== (all[intentId]?.version ?? 0) + 1) throw new TurnLostError()
  // Of one browser they are few, and another tab may know the stages of before alone.
  const kept = { customerId, version, stage: stage === 'spent' ? 'final' : stage, writtenMs: Date.now(), text }
  localStorage.setItem(INTENTS, JSON.stringify({ ...all, [intentId]: kept }))
}

/** Before anything is sent, a storage that cannot be read or written refuses the order. */
function beforeSending<T>(look: () => T): T {
  try {
    return look()
  } catch (cause) {
    if (cause instanceof TurnLostError) throw cause
    throw new OrdersNotKeptError(browserKeepsNothing, { cause })
  }
}

function currentFence(): number {
  return Number(localStorage.getItem(FENCE) ?? '0')
}

function readAll(): Kept {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), localStorage.getItem(INTENTS) ?? '{}')
  if (!kept.success) throw new Error('What this browser keeps of your orders cannot be read.')
  return kept.output
}
