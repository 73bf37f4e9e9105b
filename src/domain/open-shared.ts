import type { PageClock } from './page-clock.ts'
import {
  type ChangeLog,
  catchUp,
  contains,
  type DocumentKind,
  type NumberedChange,
  type SharedDocument,
} from './shared-document.ts'
import { nothingStored, readSharedStorage, type SharedStorage, type StoredDocument } from './shared-storage.ts'

/** A document as one page has it before it. */
export interface SharedView<Document> {
  document: Document
  /** Parts of what is stored that could not be read. */
  damaged: number
  /** Some of it is in this page alone: storage takes nothing. */
  unkept: boolean
  /** The stored document lacks something that this page knows: `mend` puts it right. */
  lacking: boolean
}

export interface OpenDocument<Document, Change> {
  /** Reads storage again. The same view as last time where nothing has changed. */
  look(): SharedView<Document>
  make(change: Change): SharedView<Document>
  /** Writes what the stored document lacks, and clears away what nobody needs any more. */
  mend(): SharedView<Document>
}

/** Every page has seen a change that is this old, and every document that was written since contains it. */
const SETTLED_MS = 60_000
/** Settled changes stay for a while longer, so that only names are cleared away which no page gives changes any more. */
const LOG_KEPT_MS = 2 * SETTLED_MS
/** A name without changes is remembered until no page can have them before it any more. */
const NAME_KEPT_MS = 10 * SETTLED_MS
/** Numbers are times; those of version 1 of the cart were counts, and its pages count on them. */
const LEAST_TIME = 1e12
const COUNTS_KEPT = 16
/** A clock that was ahead by more than this does not carry the numbers away with it. */
const CLOCK_AHEAD_MS = 86_400_000

interface OwnChange<Change> extends NumberedChange<Change> {
  name: string
  /**
   * Where storage took it first. Once settled in the log it is no longer this page's affair. A document can be written
   * over again and again by pages that never heard of it: this page has to remember what was in nothing else.
   */
  kept: 'nowhere' | 'in-document' | 'in-log'
  /** When it was given its name and number, by the steady clock: its number may be in the future once the other is set back. */
  namedMs: number
}

/**
 * One page's part in a document that many pages keep. A page writes its changes under a name that no other page writes,
 * and then the document with all changes that it knows; the document says which those are. So one that was written over
 * by a page that knew less is made whole from the changes, nothing is applied twice, and no lock is needed.
 */
export function openShared<Document extends SharedDocument, Change>(
  kind: DocumentKind<Document, Change>,
  storage: SharedStorage,
  clock: PageClock,
  newName: () => string,
): OpenDocument<Document, Change> {
  let found = nothingStored(kind)
  let own: OwnChange<Change>[] = []
  let name = ''
  let shown: { found: StoredDocument<Document, Change>; ownState: string; view: SharedView<Document> } | undefined

  function isOld(number: number, ms: number): boolean {
    const nowMs = clock.wallMs()
    return nowMs - number >= ms || number > nowMs + CLOCK_AHEAD_MS
  }

  function read(): void {
    found = readSharedStorage(kind, storage, found)
    own = own.filter((made) => !isDone(made))
  }

  /** What the document alone took is given up when its name is forgotten: afterwards it would be applied again. */
  function isDone(made: OwnChange<Change>): boolean {
    return made.kept !== 'nowhere' && isPast(made, made.kept === 'in-log' ? SETTLED_MS : NAME_KEPT_MS)
  }

  /** The same as `isOld` for a change of this page's own, which knows better where the clock was set back. */
  function isPast({ number, namedMs }: OwnChange<Change>, ms: number): boolean {
    return isOld(number, ms) || clock.steadyMs() - namedMs >= ms
  }

  function present(): SharedView<Document> {
    const ownState = String(own.map(({ number, kept }) => `${number} ${kept}`))
    if (shown?.found === found && shown.ownState === ownState) return shown.view
    const document = catchUp(found.document, allLogs(), kind.apply)
    const unkept = own.some(({ kept }) => kept === 'nowhere')
    const view = { document, damaged: found.damaged, unkept, lacking: unkept || document !== found.document }
    shown = { found, ownState, view }
    return view
  }

  function allLogs(): ChangeLog<Change>[] {
    return [...new Set([...found.logs, ...own].map((log) => log.name))].map(logOf)
  }

  /** What stands in storage under a name, and what is to stand there. */
  function logOf(page: string): ChangeLog<Change> {
    const mine = own.filter((made) => made.name === page)
    const stored = found.logs.find((log) => log.name === page)?.changes ?? []
    const older = stored.filter(({ number }) => !mine.some((made) => made.number === number))
    const needed = older.filter(({ number }) => !contains(found.document, page, number) || !isOld(number, SETTLED_MS))
    return { name: page, changes: [...needed, ...mine.map(({ number, change }) => ({ number, change }))] }
  }

  function save(): void {
    const isNew = ({ kept }: OwnChange<Change>) => kept === 'nowhere'
    const isRecent = (made: OwnChange<Change>) => !isPast(made, SETTLED_MS)
    // A log is written for a minute at most since the last change: it can be cleared away without asking its page.
    if (own.every((made) => isNew(made) || !isRecent(made))) name = newName()
    const [first, namedMs] = [nextNumber(), clock.steadyMs()]
    own = own.map((made, index) => (isNew(made) ? { ...made, name, number: first + index, namedMs } : made))
    const isLogDue = own.some((made) => isNew(made) || (made.name === name && isRecent(made)))
    const logged = !isLogDue || writeLog() || writeLogInMoreRoom()
    const document = catchUp(found.document, allLogs(), kind.apply)
    const text = kind.write({ ...document, applied: remembered(document.applied) })
    const written = text === found.text || succeeds(() => storage.write(kind.key, text))
    const kept = logged ? 'in-log' : written ? 'in-document' : 'nowhere'
    own = own.map((made) => (isNew(made) ? { ...made, kept } : made))
  }

  function nextNumber(): number {
    const nowMs = clock.wallMs()
    const known = [
      ...Object.values(found.document.applied),
      ...[...found.logs.flatMap(({ changes }) => changes), ...own].map(({ number }) => number),
    ].filter((number) => number < nowMs + CLOCK_AHEAD_MS)
    return Math.max(nowMs, ...known.map((number) => number + 1))
  }

  function writeLog(): boolean {
    const text = kind.writeChanges(logOf(name).changes)
    return succeeds(() => storage.write(logKey(name), text))
  }

  function writeLogInMoreRoom(): boolean {
    tidy()
    return writeLog()
  }

  function tidy(): void {
    for (const log of found.logs) {
      const last = log.changes.at(-1)?.number
      const done = log.changes.every(({ number }) => contains(found.document, log.name, number))
      if (last !== undefined && done && isOld(last, LOG_KEPT_MS)) succeeds(() => storage.remove(logKey(log.name)))
    }
  }

  /** In the order of their numbers: a shop of version 1 forgets the first when there are many. */
  function remembered(applied: SharedDocument['applied']): SharedDocument['applied'] {
    const names = new Set(allLogs().map((log) => log.name))
    const counts = Object.entries(applied).filter(([, number]) => number < LEAST_TIME)
    const times = Object.entries(applied)
      .filter(([page, number]) => number >= LEAST_TIME && (names.has(page) || !isOld(number, NAME_KEPT_MS)))
      .sort(([, one], [, other]) => one - other)
    return Object.fromEntries([...counts.slice(-COUNTS_KEPT), ...times])
  }

  function logKey(page: string): string {
    return `${kind.key}:${page}`
  }

  function look(): SharedView<Document> {
    read()
    return present()
  }

  return {
    look,
    make(change) {
      read()
      // Its name and number come when it is saved.
      own = [...own, { name: '', number: 0, change, kept: 'nowhere', namedMs: 0 }]
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
