import type { Alternative } from './alternative.ts'
import { type BestSoFar, bestSoFar } from './best-so-far.ts'
import type { SearchAnswer, SearchRequest } from './search-messages.ts'

/** What is searched before another request is heard, in milliseconds. */
const STRETCH_MS = 20
/** The best so far is told no more often: the page has to draw it. */
const TELL_MS = 120

interface Search {
  number: number
  soFar: BestSoFar
  /** What was told, in the order in which it was. */
  told: Alternative[]
  best: readonly Alternative[]
  toldAtMs: number
}

/**
 * Takes requests, and tells of searches until they are done or stopped; what is asked first is searched first. `later` runs
 * what it is given when requests that wait have been heard.
 */
export function answerSearches(tell: (answer: SearchAnswer) => void, later: (run: () => void) => void) {
  let searches: Search[] = []
  let isGoing = false

  function goOn(): void {
    const [search] = searches
    isGoing = search !== undefined
    if (search === undefined) return
    const more = search.soFar.goOn(STRETCH_MS)
    if (!more) searches = searches.filter((other) => other !== search)
    if (!more || performance.now() - search.toldAtMs >= TELL_MS) tellOf(search, !more)
    later(goOn)
  }

  function tellOf(search: Search, done: boolean): void {
    const best = search.soFar.best()
    const isSame = best.length === search.best.length && best.every((one, at) => one === search.best[at])
    if (isSame && !done) return
    const from = search.told.length
    search.told.push(...best.filter((one) => !search.told.includes(one)))
    tell({
      search: search.number,
      best: best.map((one) => search.told.indexOf(one)),
      fresh: search.told.slice(from).map((one, index) => [from + index, one] as const),
      done,
    })
    search.best = best
    search.toldAtMs = performance.now()
  }

  return (request: SearchRequest): void => {
    if (request.kind === 'stop') {
      searches = searches.filter(({ number }) => number !== request.search)
      return
    }
    const soFar = bestSoFar(request.question)
    searches.push({ number: request.search, soFar, told: [], best: [], toldAtMs: Number.NEGATIVE_INFINITY })
    if (!isGoing) {
      isGoing = true
      later(goOn)
    }
  }
}
