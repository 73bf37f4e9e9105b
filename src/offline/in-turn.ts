const LOCK = 'offline-shelves'

/** Runs one piece of work at a time: in the whole browser where it has locks, otherwise here. */
export function inTurn(locks: LockManager | undefined): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  if (locks !== undefined) return async (work) => void (await locks.request(LOCK, work))
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
