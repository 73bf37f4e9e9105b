import { takeLock } from './lock-file.ts'

/** Another refresh is under way in the same data folder. */
export class RefreshUnderWayError extends Error {
  override readonly name = 'RefreshUnderWayError'
}

const UNDER_WAY = 'Another refresh is under way in this data folder. Wait until it has ended.'

/** Keeps a second refresh away until it is released. Throws RefreshUnderWayError. */
export function takeRefreshLock(file: string): { release(): void } {
  return takeLock(file, (cause) => new RefreshUnderWayError(UNDER_WAY, { cause }))
}
