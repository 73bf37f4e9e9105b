/** What several pages keep together: `applied` says up to which number it contains the changes of each. */
export interface SharedDocument {
  applied: Readonly<Record<string, number>>
}

/** Numbers rise over all pages: a change has a greater one than every change that its page had heard of. */
export interface NumberedChange<Change> {
  number: number
  change: Change
}

/** Changes made under one name, in their order. */
export interface ChangeLog<Change> {
  name: string
  changes: readonly NumberedChange<Change>[]
}

/** What has to be known of a document that pages keep together. Reading takes whatever text stands there, and never throws. */
export interface DocumentKind<Document extends SharedDocument, Change> {
  /** Its name in storage. */
  key: string
  empty: Document
  apply(document: Document, change: Change): Document
  /** `damaged` is how many parts of it could not be read. */
  read(text: string): { document: Document; damaged: number }
  write(document: Document): string
  readChanges(text: string): NumberedChange<Change>[]
  writeChanges(changes: readonly NumberedChange<Change>[]): string
}

export function contains({ applied }: SharedDocument, name: string, number: number): boolean {
  return number <= (applied[name] ?? 0)
}

/**
 * Lays over a stored document those changes that it does not contain yet, in the order of their numbers. From the same
 * document and logs every page comes to the same. With nothing to lay over it the very same document is returned.
 */
export function catchUp<Document extends SharedDocument, Change>(
  stored: Document,
  logs: readonly ChangeLog<Change>[],
  apply: (document: Document, change: Change) => Document,
): Document {
  const missing = logs
    .flatMap(({ name, changes }) => changes.map((numbered) => ({ name, ...numbered })))
    .filter(({ name, number }) => !contains(stored, name, number))
    .sort((one, other) => one.number - other.number || (one.name < other.name ? -1 : 1))
  if (missing.length === 0) return stored
  return {
    ...missing.reduce((document, { change }) => apply(document, change), stored),
    applied: { ...stored.applied, ...Object.fromEntries(missing.map(({ name, number }) => [name, number])) },
  }
}
