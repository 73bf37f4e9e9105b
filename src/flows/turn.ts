/**
 * The right to work alone under a name for a while. Whoever is paused for too long has lost it without knowing, so it is
 * looked at immediately before each thing that cannot be taken back.
 */
export interface Turn {
  readonly name: string
  /** Grows with every turn under the name: what an earlier turn writes is refused. */
  readonly fence: number
  /** Throws TurnLostError when the turn has ended or may be about to, by a clock that nobody can set. */
  demand(): void
}

/** The turn went to somebody else: what was begun is theirs to finish. */
export class TurnLostError extends Error {
  override readonly name = 'TurnLostError'

  constructor() {
    super('The turn has ended; somebody else may have taken it.')
  }
}
