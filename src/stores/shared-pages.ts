import { atom, type ReadableAtom } from 'nanostores'
import { openShared, type SharedView } from '#domain/open-shared.ts'
import { pageClock } from '#domain/page-clock.ts'
import type { DocumentKind, SharedDocument } from '#domain/shared-document.ts'
import type { SharedStorage } from '#domain/shared-storage.ts'

/** Pages that all hear the same do not all mend it at once. */
const MEND_WITHIN_MS = 400

/** What is kept beside a document and has to agree with it. */
interface Beside {
  isWrong(): boolean
  putRight(): void
}

export interface SharedPages<Document, Change> {
  /** The document, the same in every tab. */
  $view: ReadableAtom<SharedView<Document>>
  /** Parts of a stored document that could not be read and were left out. */
  $damaged: ReadableAtom<number>
  make(change: Change): void
}

/** Keeps a document together with the other tabs of this browser: hears what they change, and mends what was lost. */
export function sharedPages<Document extends SharedDocument, Change>(
  kind: DocumentKind<Document, Change>,
  beside?: Beside,
): SharedPages<Document, Change> {
  const open = openShared(kind, pageStorage(), pageClock, pageName)
  const $view = atom(open.look())
  const $damaged = atom(0)
  let mending: ReturnType<typeof setTimeout> | undefined

  function show(view: SharedView<Document>): void {
    if (view.damaged > 0) $damaged.set(view.damaged)
    $view.set(view)
  }

  function hear(): void {
    show(open.look())
    if ($view.get().lacking || beside?.isWrong()) mending ??= setTimeout(mend, Math.random() * MEND_WITHIN_MS)
  }

  function mend(): void {
    clearTimeout(mending)
    mending = undefined
    show(open.mend())
    if (beside?.isWrong()) beside.putRight()
  }

  if (typeof window !== 'undefined') {
    addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(kind.key)) hear()
    })
    // A page that was asleep, or comes back whole from the history, has heard of nothing meanwhile.
    addEventListener('pageshow', hear)
    document.addEventListener('resume', hear)
    document.addEventListener('visibilitychange', () => (document.hidden ? mend() : hear()))
    queueMicrotask(hear)
  }
  return { $view, $damaged, make: (change) => show(open.make(change)) }
}

function pageStorage(): SharedStorage {
  return {
    keys: () => Object.keys(localStorage),
    read: (key) => localStorage.getItem(key),
    write: (key, text) => localStorage.setItem(key, text),
    remove: (key) => localStorage.removeItem(key),
  }
}

function pageName(): string {
  return `p${Math.random().toString(36).slice(2, 12)}`
}
