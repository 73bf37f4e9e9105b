import { answerSearches } from './answer-searches.ts'
import type { SearchAnswer, SearchRequest } from './search-messages.ts'

/** What of a worker's world is used. The types of pages and of workers cannot stand in one project. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<SearchRequest>) => void): void
  postMessage(answer: SearchAnswer): void
}

const scope: WorkerScope = self

// A message to itself comes after those that wait; timers would wait four milliseconds each time.
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

const answer = answerSearches(
  (told) => scope.postMessage(told),
  (run) => {
    waiting.push(run)
    port2.postMessage(null)
  },
)
scope.addEventListener('message', ({ data }) => answer(data))
