import { atom } from 'nanostores'
import { loadPage } from '#client/load-page.ts'
import { type ComparedFact, comparedIds } from '#domain/comparison.ts'
import { isUsableId } from '#domain/id.ts'
import { comparePath, productPath } from '#domain/paths.ts'
import { $compared, removeCompared } from './compared.ts'
import { readCard, textOf } from './read-card.ts'
import type { ViewedItem } from './recently-viewed.ts'

/** A mat as its page shows it. */
export interface ComparedMat extends ViewedItem {
  stated: ComparedFact[]
}

export interface Comparison {
  status: 'loading' | 'ready'
  mats: readonly ComparedMat[]
  /** Ids that are no product's. */
  unknown: readonly string[]
  /** Ids beyond the most that can be compared. */
  beyond: readonly string[]
  /** Ids whose pages could not be fetched. */
  unreached: readonly string[]
  /** Ids of the mats and of what could not be fetched, in the order asked for: what the address names. */
  named: readonly string[]
}

const NOTHING: Comparison = { status: 'loading', mats: [], unknown: [], beyond: [], unreached: [], named: [] }

export const $comparison = atom<Comparison>(NOTHING)

/** Fetches what the address names, or else what was chosen in this browser. Never throws. */
export async function openComparison(): Promise<void> {
  const address = new URLSearchParams(location.search).get('ids')
  const { ids, beyond } = comparedIds(
    address ??
      $compared
        .get()
        .map(({ itemId }) => itemId)
        .join(','),
  )
  $comparison.set(NOTHING)
  const answers = await Promise.all(ids.map(async (itemId) => ({ itemId, found: await fetchMat(itemId) })))
  const missing = (why: string) => answers.filter(({ found }) => found === why).map(({ itemId }) => itemId)
  const mats = answers.flatMap(({ found }) => (typeof found === 'object' ? found : []))
  const unknown = missing('unknown')
  const named = ids.filter((itemId) => !unknown.includes(itemId))
  $comparison.set({ status: 'ready', mats, unknown, beyond, unreached: missing('unreached'), named })
  // The address can be kept and sent as it stands.
  if (address === null) tellAddress()
}

/** Takes a mat off the page, out of the address and out of what was chosen. */
export function leaveOut(wanted: string): void {
  const { mats, named, ...others } = $comparison.get()
  $comparison.set({
    ...others,
    mats: mats.filter(({ itemId }) => itemId !== wanted),
    named: named.filter((itemId) => itemId !== wanted),
  })
  removeCompared(wanted)
  tellAddress()
}

/** The address that shows the mats of this page to somebody else, those that could not be fetched here, too. */
export function comparisonAddress(): string {
  return location.origin + comparePath($comparison.get().named)
}

function tellAddress(): void {
  history.replaceState(history.state, '', comparisonAddress())
}

async function fetchMat(itemId: string): Promise<ComparedMat | 'unknown' | 'unreached'> {
  if (!isUsableId(itemId)) return 'unknown'
  try {
    const page = await loadPage(productPath({ itemId }))
    return (page && readMat(page)) ?? 'unknown'
  } catch {
    return 'unreached'
  }
}

/** The page of a product holds its card for what was looked at, and its facts; the page of another kind does not. */
function readMat(page: Document): ComparedMat | undefined {
  const card = page.querySelector<HTMLTemplateElement>('[data-recently-viewed] template')?.content.querySelector('li')
  const item = card && readCard(card)
  if (!item) return undefined
  const rows = [...page.querySelectorAll('[data-facts] tr')]
  const stated = rows.map((row) => ({
    label: textOf(row.querySelector('th')),
    // Behind a size stands the switch of units.
    text: textOf(row.querySelector('td > span') ?? row.querySelector('td')),
  }))
  return { ...item, stated }
}
