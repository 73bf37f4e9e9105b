import type { Comparison } from './compare-snapshots.ts'
import type { FamilyLine } from './family-lines.ts'
import type { Finding } from './finding.ts'
import type { Alarm } from './guards.ts'
import type { Listed } from './listed-items.ts'
import type { StatedCount } from './stated-counts.ts'

export interface RefreshReport {
  /** `refused`: a limit was passed, and the last snapshot stays as it was. */
  outcome: 'published' | 'unchanged' | 'refused'
  crawledAt: string
  contentHash: string
  /** Why the crawl was refused, or would have been had it not been accepted. */
  alarms: Alarm[]
  mainCategories: number
  subCategories: number
  items: number
  slides: number
  pictures: number
  picturesFetched: number
  picturesEncoded: number
  picturesPruned: number
  comparison: Comparison
  /** The store of the last snapshot, where it was another: nothing was compared. */
  otherStore: string | undefined
  /** Items that are one mat in several colours, sizes or thicknesses. */
  families: Listed<FamilyLine>
  findings: Finding[]
  /** What the items state in numbers, and which state it so that it cannot be read. */
  stated: StatedCount[]
}
