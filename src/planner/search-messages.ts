import type { Alternative } from './alternative.ts'
import type { FloorQuestion } from './floor-question.ts'

/** What a page asks of the worker that searches, by a number of its own. */
export type SearchRequest =
  | { kind: 'search'; search: number; question: FloorQuestion }
  | { kind: 'stop'; search: number }

/**
 * The best so far, by numbers: an alternative is sent once, the first time that it is among them. Both sides are of one build,
 * so neither holds what it gets against a schema.
 */
export interface SearchAnswer {
  search: number
  best: readonly number[]
  fresh: readonly (readonly [number: number, alternative: Alternative])[]
  done: boolean
}
