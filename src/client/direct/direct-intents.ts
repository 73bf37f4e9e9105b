import * as v from 'valibot'
import type { IntentStore } from '#flows/intent-store.ts'
import { type Turn, TurnLostError } from '#flows/turn.ts'

const INTENTS = 'order-intents'
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
 * device. That is as far as it goes without a server of ours.
 */
export function browserIntents(): IntentStore {
  return {
    async read(customerId, intentId) {
      const kept = readAll()[intentId]
      return kept?.customerId === customerId ? { version: kept.version, text: kept.text } : undefined
    },
    async write({ intentId, customerId, version, stage, text }, { fence }) {
      const all = readAll()
      if (fence !== currentFence() || version !== (all[intentId]?.version ?? 0) + 1) throw new TurnLostError()
      // Of one browser they are few, and another tab may know the stages of before alone.
      const kept = { customerId, version, stage: stage === 'spent' ? 'final' : stage, writtenMs: Date.now(), text }
      writeAll({ ...all, [intentId]: kept })
    },
    ofCustomer: async (customerId) =>
      Object.values(readAll()).flatMap((kept) => (kept.customerId === customerId ? [kept.text] : [])),
    unfinished: async () =>
      Object.entries(readAll()).flatMap(([intentId, { customerId, stage }]) =>
        stage === 'final' ? [] : [{ intentId, customerId, stage }],
      ),
    async bornAtMs() {
      // A key is never older than the page that made it; a clock that was ahead does not refuse orders until then.
      const kept = Number(localStorage.getItem(BIRTH) ?? Number.POSITIVE_INFINITY)
      const born = kept <= Date.now() ? kept : Math.floor(Math.min(performance.timeOrigin, Date.now()))
      localStorage.setItem(BIRTH, String(born))
      return born
    },
    forget: async (stage, beforeMs) => (stage === 'final' ? forgetFinalBefore(beforeMs) : undefined),
  }
}

/** Two tabs of one browser place orders one after the other. */
export async function inThisTab<T>(work: (turn: Turn) => Promise<T>): Promise<{ done: T }> {
  return navigator.locks.request('placing-orders', async () => {
    const fence = currentFence() + 1
    localStorage.setItem(FENCE, String(fence))
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

/** Log-out leaves nothing of orders that are over; one that is under way is still needed to place it once. */
export function forgetFinalOrders(): void {
  try {
    forgetFinalBefore(Number.POSITIVE_INFINITY)
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

function forgetFinalBefore(beforeMs: number): void {
  const all = readAll()
  const kept = Object.entries(all).filter(([, { stage, writtenMs }]) => stage !== 'final' || writtenMs >= beforeMs)
  if (kept.length === 0) localStorage.removeItem(INTENTS)
  else if (kept.length < Object.keys(all).length) writeAll(Object.fromEntries(kept))
}

function currentFence(): number {
  return Number(localStorage.getItem(FENCE) ?? '0')
}

function readAll(): Kept {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), localStorage.getItem(INTENTS) ?? '{}')
  if (!kept.success) throw new Error('What this browser keeps of your orders cannot be read.')
  return kept.output
}

function writeAll(all: Kept): void {
  localStorage.setItem(INTENTS, JSON.stringify(all))
}
