import type { CategoryOrSlideChange } from '#catalogue/category-changes.ts'
import type { FamilyLine } from '#catalogue/family-lines.ts'
import type { Finding } from '#catalogue/finding.ts'
import type { ItemChange } from '#catalogue/item-changes.ts'
import type { ItemLine, Listed } from '#catalogue/listed-items.ts'
import type { RefreshReport } from '#catalogue/refresh-report.ts'
import type { StatedCount } from '#catalogue/stated-counts.ts'
import { storeWords } from '#catalogue/what-was-before.ts'
import { placeholderReminders } from '#placeholder-texts.ts'

/** What an editor reads after a refresh, on the terminal, as JSON and as a page. */
export interface EditorReport {
  outcome: RefreshReport['outcome'] | 'unread'
  /** ISO 8601, when the refresh began. */
  at: string
  /** Where the catalogue was read from. */
  store: string
  /** What happened, in one sentence. */
  verdict: string
  /** Why it was stopped, or what went wrong; one sentence each. */
  reasons: string[]
  /** What is left for the owner to do, whatever came of this refresh. */
  reminders: string[]
  /** What to type to take this crawl, and no other, for the shop. */
  accept?: string
  contentHash?: string
  changes?: EditorChanges
}

export interface EditorChanges {
  /** When the snapshot was read that this one is held against; undefined for the first. */
  since: string | undefined
  counts: Pick<
    RefreshReport,
    | 'mainCategories'
    | 'subCategories'
    | 'items'
    | 'slides'
    | 'pictures'
    | 'picturesFetched'
    | 'picturesEncoded'
    | 'picturesPruned'
  >
  new: Listed<ItemLine>
  gone: Listed<ItemLine>
  changed: Listed<ItemChange>
  categoriesAndSlides: Listed<CategoryOrSlideChange>
  quarantined: Listed<Finding>
  withoutPicture: Listed<ItemLine>
  /** What stands on one page of the shop as several colours, sizes or thicknesses. */
  families: Listed<FamilyLine>
  notes: Listed<Finding>
  stated: StatedCount[]
}

const QUARANTINE = new Set<Finding['kind']>([
  'unreadable-record',
  'unusable-id',
  'clashing-duplicate',
  'clashing-case',
  'uncategorised',
])
const MOST_FINDINGS = 10_000

/** The report of a refresh that could read the store. `accepted` is the hash on the command line, if any. */
export function editorReport(report: RefreshReport, store: string, accepted: string | undefined): EditorReport {
  const { outcome, crawledAt, contentHash, alarms } = report
  return {
    outcome,
    at: crawledAt,
    store,
    verdict: verdictOf(report, accepted),
    reasons: alarms.map(({ reason }) => reason),
    reminders: placeholderReminders(),
    ...(outcome === 'refused' ? { accept: `npm run refresh -- --accept ${contentHash}` } : {}),
    contentHash,
    changes: changesOf(report),
  }
}

/** The report of a refresh that came to nothing. */
export function unreadReport(at: string, store: string, reason: string): EditorReport {
  const verdict = 'The catalogue could not be read, and the shop stays as it was.'
  return { outcome: 'unread', at, store, verdict, reasons: [reason], reminders: placeholderReminders() }
}

function verdictOf(report: RefreshReport, accepted: string | undefined): string {
  const { outcome, alarms, contentHash } = report
  if (outcome === 'refused') {
    const other = `The accepted crawl was ${accepted}, and this one is ${contentHash}: the store has changed since. `
    return `${accepted === undefined ? '' : other}The refresh was stopped, and the shop stays as it was.`
  }
  const needless = accepted !== undefined && (alarms.length === 0 || accepted !== contentHash)
  const accepting = needless
    ? ' Nothing had to be accepted.'
    : accepted === undefined
      ? ''
      : ' It was accepted by hand.'
  if (outcome === 'unchanged') return `Nothing changed.${accepting}`
  return `${inPlace(report)}${accepting}`
}

function inPlace({ comparison, otherStore }: RefreshReport): string {
  if (otherStore !== undefined) {
    const last = `The last one, of ${storeWords(otherStore)}, is kept: npm run preview lists it.`
    return `Another store: its first snapshot is in place, and nothing was compared. ${last}`
  }
  return comparison.last === undefined ? 'The first snapshot is in place.' : 'The new snapshot is in place.'
}

function changesOf(report: RefreshReport): EditorChanges {
  const { comparison, findings } = report
  const { mainCategories, subCategories, items, slides, pictures } = report
  const { picturesFetched, picturesEncoded, picturesPruned } = report
  return {
    since: comparison.last?.crawledAt,
    counts: {
      mainCategories,
      subCategories,
      items,
      slides,
      pictures,
      picturesFetched,
      picturesEncoded,
      picturesPruned,
    },
    new: comparison.last === undefined ? { count: 0, entries: [] } : comparison.added,
    gone: comparison.gone,
    changed: comparison.changed,
    categoriesAndSlides: comparison.categoriesAndSlides,
    quarantined: listed(findings.filter(({ kind }) => QUARANTINE.has(kind))),
    withoutPicture: comparison.withoutPicture,
    families: report.families,
    notes: listed(findings.filter(({ kind }) => !QUARANTINE.has(kind))),
    stated: report.stated,
  }
}

function listed(findings: Finding[]): Listed<Finding> {
  return { count: findings.length, entries: findings.slice(0, MOST_FINDINGS) }
}
