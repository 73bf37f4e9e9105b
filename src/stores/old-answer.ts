/** How long what the store said is taken for what it says now, by a page that stays open. */
const FRESH_MS = 5 * 60_000

/** How long a store that could not be reached is left alone. */
export const AWAY_MS = 60_000

/** Whether what was answered at that moment has to be asked again. A clock that has been set back says nothing. */
export function isOldAnswer(answeredAtMs: number, freshMs = FRESH_MS): boolean {
  const ageMs = Date.now() - answeredAtMs
  return ageMs < 0 || ageMs >= freshMs
}
