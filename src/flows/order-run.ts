import { type Intent, isFinal, isSpent } from '#domain/intent.ts'
import { writeIntent } from '#domain/intent-text.ts'
import type { IntentStage } from './intent-store.ts'
import type { OrderPorts } from './order-ports.ts'
import type { Turn } from './turn.ts'
import type { WatchedSince } from './watched-since.ts'

/** Work at one intent, in its customer's turn. */
export interface OrderRun extends OrderPorts {
  turn: Turn
  watched: WatchedSince
  /** All other intents of the customer. */
  others: readonly Intent[]
  /** The intent as it was kept last. */
  latest(): Intent
  /** Writes the next version. Throws TurnLostError when the turn went to somebody else. */
  keep(next: Intent): Promise<Intent>
}

export function orderRun(
  ports: OrderPorts,
  { turn, watched, others, intent }: Pick<OrderRun, 'turn' | 'watched' | 'others'> & { intent: Intent },
): OrderRun {
  let latest = intent
  return {
    ...ports,
    turn,
    watched,
    others,
    latest: () => latest,
    async keep(next) {
      const kept = { ...next, version: latest.version + 1 }
      const { intentId, customerId, version } = kept
      await ports.intents.write({ intentId, customerId, version, stage: stageOf(kept), text: writeIntent(kept) }, turn)
      latest = kept
      return kept
    },
  }
}

/** Whether an intent has been worked at for so long that a person should know. */
export function isOverdue({ latest, nowMs, watched, windows }: OrderRun): boolean {
  const { intentId, begunAtMs } = latest()
  const watchedMs = watched.sinceMs(`${intentId} open`)
  return Math.max(watchedMs, nowMs() - begunAtMs) >= windows.handOverMs
}

function stageOf(intent: Intent): IntentStage {
  if (intent.state === 'with-person') return 'with-person'
  if (isSpent(intent)) return 'spent'
  return isFinal(intent) ? 'final' : 'open'
}
