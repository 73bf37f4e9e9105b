import type { Alternative } from '#planner/alternative.ts'

/** Hears the best of a search so far; `done` with the last. */
export type TellBest = (best: readonly Alternative[], done: boolean) => void
