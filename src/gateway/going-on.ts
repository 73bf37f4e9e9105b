import { within } from './within.ts'

/** Work that goes on after the request that began it was answered. */
export interface GoingOn {
  add(work: Promise<unknown>): void
  /** When all of it has ended, or after so many milliseconds. */
  ended(withinMs: number): Promise<void>
}

export function goingOn(): GoingOn {
  const works = new Set<Promise<unknown>>()
  return {
    add(work) {
      const watched = work.catch(() => undefined).finally(() => works.delete(watched))
      works.add(watched)
    },
    async ended(withinMs) {
      await within(withinMs, Promise.all(works), undefined)
    },
  }
}
