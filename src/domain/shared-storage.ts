import type { ChangeLog, DocumentKind, SharedDocument } from './shared-document.ts'

/** What pages share. Any of it may throw; what another page wrote may be seen late, but within half a minute. */
export interface SharedStorage {
  keys(): string[]
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

const LOG_NAME = /^[a-z0-9]{1,20}$/

/** What was found in storage. */
export interface StoredDocument<Document, Change> {
  text: string | null
  document: Document
  damaged: number
  logs: ChangeLog<Change>[]
  /** Tells whether anything is otherwise than at the last look. */
  signature: string
}

/** What is known before the first look. */
export function nothingStored<Document extends SharedDocument, Change>({
  empty,
}: DocumentKind<Document, Change>): StoredDocument<Document, Change> {
  return { text: null, document: empty, damaged: 0, logs: [], signature: '' }
}

/** What stands in storage; where it cannot be read, what stood there last. */
export function readSharedStorage<Document extends SharedDocument, Change>(
  { key, read, readChanges }: DocumentKind<Document, Change>,
  storage: SharedStorage,
  last: StoredDocument<Document, Change>,
): StoredDocument<Document, Change> {
  try {
    const text = storage.read(key)
    const before = `${key}:`
    const texts = storage
      .keys()
      .filter((found) => found.startsWith(before))
      .map((found) => found.slice(before.length))
      .filter((name) => LOG_NAME.test(name))
      .sort()
      .map((name) => ({ name, text: storage.read(before + name) ?? '' }))
    const signature = [text, ...texts.map((log) => `${log.name} ${log.text}`)].join('\n')
    if (signature === last.signature) return last
    const logs = texts.map((log) => ({ name: log.name, changes: readChanges(log.text) }))
    return { text, ...read(text ?? ''), logs, signature }
  } catch {
    return last
  }
}
