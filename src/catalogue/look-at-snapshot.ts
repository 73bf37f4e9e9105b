import * as v from 'valibot'
import { openSnapshot } from './open-snapshot.ts'
import { COMPARABLE_VERSIONS } from './snapshot-schema.ts'

/** What a snapshot says of itself. */
export interface SnapshotFacts {
  crawledAt: string
  contentHash: string
  /** `embedded`, or the address of the API that it was read from; empty where an older version wrote it. */
  store: string
  items: number
}

const Value = v.object({ value: v.string() })
const Count = v.object({ count: v.number() })

/** What a snapshot says of itself; undefined where there is none that a new one can be compared with. */
export function lookAtSnapshot(file: string): SnapshotFacts | undefined {
  try {
    const snapshot = openSnapshot(file, COMPARABLE_VERSIONS)
    try {
      const meta = (key: string) => snapshot.one(Value, 'SELECT value FROM meta WHERE key = ?', key)?.value ?? ''
      const items = snapshot.one(Count, 'SELECT count(*) AS count FROM item')?.count ?? 0
      return { crawledAt: meta('crawledAt'), contentHash: meta('contentHash'), store: meta('store'), items }
    } finally {
      snapshot.close()
    }
  } catch {
    // Not there, damaged, or of a version that nothing is known of: the new one takes its place.
    return undefined
  }
}
