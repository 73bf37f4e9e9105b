import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { openSnapshot } from './open-snapshot.ts'

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

/** What a snapshot says of itself; undefined where there is none that this version can read. */
export function lookAtSnapshot(file: string): SnapshotFacts | undefined {
  if (!existsSync(file)) return undefined
  try {
    const snapshot = openSnapshot(file)
    try {
      const meta = (key: string) => snapshot.one(Value, 'SELECT value FROM meta WHERE key = ?', key)?.value ?? ''
      const items = snapshot.one(Count, 'SELECT count(*) AS count FROM item')?.count ?? 0
      return { crawledAt: meta('crawledAt'), contentHash: meta('contentHash'), store: meta('store'), items }
    } finally {
      snapshot.close()
    }
  } catch {
    // Written by another version or damaged: it can be compared with nothing, and the new one takes its place.
    return undefined
  }
}
