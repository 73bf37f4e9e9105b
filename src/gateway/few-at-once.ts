import { GatewayProblem } from './gateway-problem.ts'

/** Runs so many pieces of work at once and lets so many wait. Throws GatewayProblem 503 for those beyond. */
export function fewAtOnce(most: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) throw new GatewayProblem(503, 'busy', { retryAfterS: 1 })
      // Whoever ends hands its place on, so nobody who comes later can take it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
