import { Hono } from 'hono'
import { ready as call } from '#contract/health-calls.ts'
import type { StoreApi } from '#store-api/store-api.ts'
import { onCall } from './on-call.ts'
import type { OnceStore } from './once-store.ts'
import { within } from './within.ts'

const PATIENCE_MS = 8_000
/** Whoever asks more often gets the answer of the last look: it costs the store a call. */
const KEPT_MS = 2_000

export interface Readiness {
  store: 'ok' | 'no-answer'
  once: 'ok' | 'no-answer'
}

/** Within ten seconds, whether what the gateway cannot do without answers. */
export function readyRoute(
  { store, once, nowMs }: { store: Pick<StoreApi, 'mainCategories'>; once: OnceStore; nowMs: () => number },
  patienceMs: number = PATIENCE_MS,
): Hono {
  let looked: { atMs: number; found: Promise<Readiness> } | undefined
  const look = async (): Promise<Readiness> => {
    const [storeAnswers, onceAnswers] = await Promise.all([
      inTime(store.mainCategories(), patienceMs),
      inTime(
        once.set('readyz', 'ok', KEPT_MS).then(() => once.get('readyz')),
        patienceMs,
      ),
    ])
    return { store: storeAnswers, once: onceAnswers }
  }
  const routes = new Hono()
  onCall(routes, call).answer(async (context) => {
    const sinceMs = looked === undefined ? Number.POSITIVE_INFINITY : nowMs() - looked.atMs
    // Below zero the clock was set back: nobody knows how long ago the last look was.
    if (looked === undefined || sinceMs < 0 || sinceMs > KEPT_MS) looked = { atMs: nowMs(), found: look() }
    const found = await looked.found
    const ready = found.store === 'ok' && found.once === 'ok'
    if (!ready) context.status(503)
    return { status: ready ? 'ready' : 'not-ready', ...found }
  })
  return routes
}

function inTime(work: Promise<unknown>, patienceMs: number): Promise<'ok' | 'no-answer'> {
  const found = work.then(
    () => 'ok' as const,
    () => 'no-answer' as const,
  )
  return within(patienceMs, found, 'no-answer')
}
