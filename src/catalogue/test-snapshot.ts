import { catalogueOf, someItem } from './test-crawl.ts'
import { draftSnapshot, placeSnapshot, type SnapshotContent } from './write-snapshot.ts'

/** Puts a snapshot of one item, or of what is given, in a place. Returns the hash of its content. */
export function placeSomeSnapshot(file: string, changes: Partial<SnapshotContent> = {}): string {
  const draft = draftSnapshot(file, {
    catalogue: catalogueOf([someItem()]),
    pictures: new Map(),
    findings: [],
    crawledAt: '2026-03-01T10:00:00.000Z',
    store: 'embedded',
    ...changes,
  })
  placeSnapshot(draft, file)
  return draft.contentHash
}
