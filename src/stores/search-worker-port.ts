import type { Alternative } from '#planner/alternative.ts'
import type { FloorQuestion } from '#planner/floor-question.ts'
import type { SearchAnswer, SearchRequest } from '#planner/search-messages.ts'
import workerAddress from '#planner/search-worker.ts?worker&url'
import { openWorker } from './open-worker.ts'
import type { TellBest } from './tell-best.ts'

interface Asked {
  known: Map<number, Alternative>
  tell: TellBest
  /** Told where the worker cannot be fetched or has broken down. */
  fail: () => void
}

/** One for the page, from the first search on. */
let worker: Worker | 'broken' | undefined
let last = 0
const asked = new Map<number, Asked>()

/** Has the worker search; undefined where there is none. Returns what stops it. */
export function askWorker(question: FloorQuestion, tell: TellBest, fail: () => void): (() => void) | undefined {
  if (worker === undefined) worker = openListening()
  if (worker === 'broken') return undefined
  last += 1
  const search = last
  asked.set(search, { known: new Map(), tell, fail })
  send(worker, { kind: 'search', search, question })
  return () => {
    if (asked.delete(search) && worker !== undefined && worker !== 'broken') send(worker, { kind: 'stop', search })
  }
}

function send(to: Worker, request: SearchRequest): void {
  to.postMessage(request)
}

function openListening(): Worker | 'broken' {
  const opened = openWorker('planner', workerAddress)
  opened?.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => hear(data))
  opened?.addEventListener('error', breakDown)
  return opened ?? 'broken'
}

function hear({ search, best, fresh, done }: SearchAnswer): void {
  const question = asked.get(search)
  if (question === undefined) return
  for (const [number, alternative] of fresh) question.known.set(number, alternative)
  if (done) asked.delete(search)
  question.tell(
    best.flatMap((number) => question.known.get(number) ?? []),
    done,
  )
}

/** What was asked is searched otherwise. */
function breakDown(): void {
  if (worker !== 'broken') worker?.terminate()
  worker = 'broken'
  const waiting = [...asked.values()]
  asked.clear()
  for (const { fail } of waiting) fail()
}
