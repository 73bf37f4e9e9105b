import { CART_KEY, type CartStorage, NOTHING_STORED, readCartStorage, type StoredCart } from './cart-storage.ts'
import { type CartChange, type ChangeLog, catchUp, contains, emptySharedCart, type SharedCart } from './shared-cart.ts'
import { writeStoredCart } from './stored-cart.ts'
import { writeStoredChanges } from './stored-changes.ts'

/** The cart as one page has it before it. */
export interface CartView {
  cart: SharedCart
  damagedLines: number
  /** Some of it is in this page alone: storage takes nothing. */
  unkept: boolean
  /** The stored cart lacks something that this page knows: `mend` puts it right. */
  lacking: boolean
}

export interface OpenCart {
  /** Reads storage again. The same view as last time where nothing has changed. */
  look(): CartView
  make(change: CartChange): CartView
  /** Writes what the stored cart lacks, and clears away what nobody needs any more. */
  mend(): CartView
}

/** Every page has seen a change that is this old, and every cart that was written since contains it. */
const SETTLED_MS = 60_000
/** Settled changes stay for a while longer, so that only names are cleared away which no page gives changes any more. */
const LOG_KEPT_MS = 2 * SETTLED_MS
/** A name without changes is remembered until no page can have them before it any more. */
const NAME_KEPT_MS = 10 * SETTLED_MS
/** Numbers are times; those of version 1 were counts, and its pages count on them. */
const LEAST_TIME = 1e12
const COUNTS_KEPT = 16
/** A clock that was ahead by more than this does not carry the numbers away with it. */
const CLOCK_AHEAD_MS = 86_400_000

interface OwnChange {
  number: number
  change: CartChange
  /** Where storage took it. Once settled in the log it is no longer this page's affair; a cart can be written over. */
  kept: 'nowhere' | 'in-cart' | 'in-log'
}

/**
 * One page's part in a cart that many pages keep. A page writes its changes under a name that no other page writes, and
 * then the cart with all changes that it knows; the cart says which those are. So a cart that was written over by a page
 * that knew less is made whole from the changes, nothing is applied twice, and no lock is needed.
 */
export function openCart(storage: CartStorage, nowMs: () => number, newName: () => string): OpenCart {
  let found = NOTHING_STORED
  let own: OwnChange[] = []
  let name = ''
  let view: CartView = { cart: emptySharedCart, damagedLines: 0, unkept: false, lacking: false }
  let shown: [StoredCart, string] | undefined

  const isOld = (number: number, ms: number) => nowMs() - number >= ms || number > nowMs() + CLOCK_AHEAD_MS

  function read(): void {
    found = readCartStorage(storage, found)
    own = own.filter((made) => !isDone(made))
  }

  function isDone({ number, kept }: OwnChange): boolean {
    if (!isOld(number, SETTLED_MS)) return false
    // After so long a cart that does not name this page may have forgotten it.
    return (
      kept === 'in-log' || contains(found.cart, name, number) || (kept === 'in-cart' && isOld(number, NAME_KEPT_MS))
    )
  }

  function present(): CartView {
    const ownState = String(own.map(({ number, kept }) => `${number} ${kept}`))
    if (shown?.[0] === found && shown[1] === ownState) return view
    shown = [found, ownState]
    const cart = catchUp(found.cart, allLogs())
    const unkept = own.some(({ kept }) => kept === 'nowhere')
    view = { cart, damagedLines: found.damagedLines, unkept, lacking: unkept || cart !== found.cart }
    return view
  }

  function allLogs(): ChangeLog[] {
    const mine = ownLog()
    return mine.changes.length === 0 ? found.logs : [...found.logs.filter((log) => log.name !== name), mine]
  }

  /** What stands in storage under this page's name, and what is to stand there. */
  function ownLog(): ChangeLog {
    const stored = found.logs.find((log) => log.name === name)?.changes ?? []
    const older = stored.filter(({ number }) => !own.some((made) => made.number === number))
    const needed = older.filter(({ number }) => !contains(found.cart, name, number) || !isOld(number, SETTLED_MS))
    return { name, changes: [...needed, ...own.map(({ number, change }) => ({ number, change }))] }
  }

  function save(): void {
    if (own.every(({ kept }) => kept === 'nowhere')) rename()
    const logged = own.length === 0 || writeLog() || writeLogInMoreRoom()
    const cart = catchUp(found.cart, allLogs())
    const text = writeStoredCart({ ...cart, applied: remembered(cart.applied) })
    const written = text === found.text || succeeds(() => storage.write(CART_KEY, text))
    if (logged) own = own.map((made) => ({ ...made, kept: 'in-log' }))
    else if (written) own = own.map((made) => ({ ...made, kept: made.kept === 'nowhere' ? 'in-cart' : made.kept }))
  }

  /** A name is given changes for a minute at most since the last: it can be cleared away without asking its page. */
  function rename(): void {
    name = newName()
    const first = nextNumber()
    own = own.map((made, index) => ({ ...made, number: first + index }))
  }

  function nextNumber(): number {
    const known = [
      ...Object.values(found.cart.applied),
      ...found.logs.flatMap(({ changes }) => changes.map(({ number }) => number)),
    ].filter((number) => number < nowMs() + CLOCK_AHEAD_MS)
    return Math.max(nowMs(), ...known.map((number) => number + 1), ...own.map(({ number }) => number + 1))
  }

  function writeLog(): boolean {
    const text = writeStoredChanges(ownLog().changes)
    return succeeds(() => storage.write(`cart:${name}`, text))
  }

  function writeLogInMoreRoom(): boolean {
    tidy()
    return writeLog()
  }

  function tidy(): void {
    for (const log of found.logs) {
      const last = log.changes.at(-1)?.number
      const done = log.changes.every(({ number }) => contains(found.cart, log.name, number))
      if (last !== undefined && done && isOld(last, LOG_KEPT_MS)) succeeds(() => storage.remove(`cart:${log.name}`))
    }
  }

  /** In the order of their numbers: a shop of version 1 forgets the first when there are many. */
  function remembered(applied: SharedCart['applied']): SharedCart['applied'] {
    const names = new Set(allLogs().map((log) => log.name))
    const counts = Object.entries(applied).filter(([, number]) => number < LEAST_TIME)
    const times = Object.entries(applied)
      .filter(([page, number]) => number >= LEAST_TIME && (names.has(page) || !isOld(number, NAME_KEPT_MS)))
      .sort(([, one], [, other]) => one - other)
    return Object.fromEntries([...counts.slice(-COUNTS_KEPT), ...times])
  }

  function look(): CartView {
    read()
    return present()
  }

  return {
    look,
    make(change) {
      read()
      own = [...own, { number: nextNumber(), change, kept: 'nowhere' }]
      save()
      return look()
    },
    mend() {
      if (look().lacking) save()
      tidy()
      return look()
    },
  }
}

function succeeds(work: () => void): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
