import { atom } from 'nanostores'
import { comparedIds } from '#domain/compared-ids.ts'
import { comparePath } from '#domain/paths.ts'
import { $compared, removeCompared } from './compared.ts'
import { fetchStated, type StatedItem } from './stated-item.ts'

export interface Comparison {
  status: 'loading' | 'ready'
  mats: readonly StatedItem[]
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
  for (const itemId of unknown) removeCompared(itemId)
  const named = ids.filter((itemId) => !unknown.includes(itemId))
  $comparison.set({ status: 'ready', mats, unknown, beyond, unreached: missing('unreached'), named })
  // The address can be kept and sent as it stands.
  if (address === null) tellAddress()
}

/** As its page states it; one newer than the build has none, and the store tells of it. */
async function fetchMat(itemId: string): ReturnType<typeof fetchStated> {
  const found = await fetchStated(itemId)
  if (found !== 'unknown') return found
  const script = await import('./fresh-stated.ts').catch(() => undefined)
  return script === undefined ? 'unreached' : script.fetchFreshStated(itemId)
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
