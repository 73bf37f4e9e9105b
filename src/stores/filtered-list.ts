import { atom } from 'nanostores'
import { loadFilterIndex } from '#client/load-filter-index.ts'
import type { FilterFact } from '#domain/filter-facts.ts'
import { withoutFilters } from '#domain/filter-parameters.ts'
import { PAGE_SIZE } from '#domain/page-size.ts'
import { documentsLeft } from '#search/documents-left.ts'
import type { GroupContent } from '#search/filter-groups.ts'
import type { ShownRow } from '#search/filter-index.ts'
import {
  type Chosen,
  type FilterView,
  PLAIN_VIEW,
  readFilterView,
  withChosen,
  withoutFacts,
  writeFilterView,
} from '#search/filter-selection.ts'
import type { GivenUp } from '#search/given-up.ts'
import { asForeseen, foresee } from './foreseen-choice.ts'
import { $lookText } from './look-text.ts'
import { $foundDocuments, $leftDocuments, leftOf } from './narrowing.ts'
import { readSearchView } from './search-view.ts'
import { begunView, FIRST_ROWS, type FilteredBase, isPlainView, leftRows, shownRows } from './shown-rows.ts'
import { afterPaint } from './slices.ts'

/** A list that is being filtered, as far as it is known. */
export interface FilteredList {
  view: FilterView
  /** Groups that somebody has opened, and what each has once it is loaded. */
  groups: ReadonlyMap<FilterFact, GroupContent | 'loading'>
  found: FilteredFound
  /** Whether what was asked for last cannot be loaded: what was shown before stands. */
  unreachable: boolean
}

export type FilteredFound =
  /** Nothing is chosen, or the look of the page is to come: the list that the page came with stands. */
  | { status: 'plain' }
  /** It stands still, and is not what was asked for. */
  | { status: 'looking' }
  | ShownFound

/** `list` is the same for all pages of a list. */
interface ShownFound {
  status: 'shown'
  list: string
  /** The first rows, and soon all up to `end`; none of a search, which shows them itself. */
  rows: ShownRow[]
  end: number
  total: number
  without: GivenUp[]
}

export const PLAIN_LIST: FilteredList = {
  view: PLAIN_VIEW,
  groups: new Map(),
  found: { status: 'plain' },
  unreachable: false,
}

export const $filteredList = atom<FilteredList>(PLAIN_LIST)

let base: FilteredBase
let latest = 0

/** Follows the address of a list, back and forth. Returns what stops it. */
export function openFilteredList(own: FilteredBase): () => void {
  base = own
  const follow = () => void show(readFilterView(new URLSearchParams(location.search)))
  addEventListener('popstate', follow)
  // What a search has found comes anew with each change of its address.
  const stop = own === 'found' ? $foundDocuments.subscribe(follow) : undefined
  if (own !== 'found') follow()
  return () => {
    removeEventListener('popstate', follow)
    stop?.()
  }
}

/** Loads what a group has, when it is first opened. */
export function openGroup(fact: FilterFact): void {
  const { groups, view } = $filteredList.get()
  if (typeof groups.get(fact) === 'object') return
  $filteredList.set({ ...$filteredList.get(), groups: new Map([...groups, [fact, 'loading']]) })
  void show(view)
}

export function choose(fact: FilterFact, chosen: Chosen): void {
  goTo(asForeseen(viewWith(fact, chosen)))
}

/** Somebody is about to choose: what the choice would leave is worked out meanwhile. */
export function foreseeChoice(fact: FilterFact, chosen: Chosen): void {
  void foresee(viewWith(fact, chosen), base, $filteredList.get().groups.keys())
}

function viewWith(fact: FilterFact, chosen: Chosen): FilterView {
  const view = begunView($filteredList.get().view, base)
  return { ...view, selection: withChosen(view.selection, fact, chosen), page: 1 }
}

export function clearFacts(facts: readonly FilterFact[]): void {
  const { view } = $filteredList.get()
  goTo({ ...view, selection: withoutFacts(view.selection, facts), page: 1 })
}

export function clearFilters(): void {
  goTo({ ...$filteredList.get().view, selection: new Map(), page: 1 })
}

export function arrange(change: Partial<Pick<FilterView, 'order' | 'look'>>): void {
  if (change.look !== undefined) $lookText.set(change.look)
  goTo({ ...begunView($filteredList.get().view, base), ...change, page: 1 })
}

/** More of the same list is no step that somebody would go back from. */
export function showMoreRows(): void {
  const { view } = $filteredList.get()
  const next = { ...view, page: view.page + 1 }
  history.replaceState(history.state, '', addressOf(next))
  void show(next)
}

function goTo(view: FilterView): void {
  const remember = () => history.pushState(null, '', addressOf(view))
  if (base === 'found') {
    remember()
    readSearchView()
    return
  }
  void show(view)
  // A step of the history takes a slow phone as long as the list does: the list comes first.
  void afterPaint().then(remember)
}

function addressOf(view: FilterView): string {
  const kept = base === 'found' ? withoutFilters(location.search) : ''
  const query = [kept, writeFilterView(view)].filter(Boolean).join('&')
  return location.pathname + (query === '' ? '' : `?${query}`)
}

async function show(view: FilterView): Promise<void> {
  latest += 1
  const own = latest
  const before = $filteredList.get()
  const plain = isPlainView(view, base)
  // A list that comes in a look or an order of its own has come with its mats.
  const comes = typeof base === 'object' && own === 1 && view.selection.size === 0
  const stands = comes || before.found.status !== 'plain'
  // What is shown stands until there is something else.
  const found: FilteredFound = plain ? { status: 'plain' } : stands ? before.found : { status: 'looking' }
  const unread = [...view.selection.keys()].filter((fact) => !before.groups.has(fact))
  const groups = new Map([...before.groups, ...unread.map((fact) => [fact, 'loading'] as const)])
  $filteredList.set({ view, groups, found, unreachable: false })
  if (plain) $leftDocuments.set('all')
  const search = base === 'found' ? $foundDocuments.get() : undefined
  const documents = search?.documents
  if ((plain && groups.size === 0) || (base === 'found' && search === undefined)) return
  try {
    const index = await loadFilterIndex(search?.stamp)
    const filtered = await leftRows(index, view, { base, documents, open: $filteredList.get().groups.keys() })
    const left = documents && documentsLeft(documents, filtered.rows(), view)
    const total = left?.length ?? filtered.total
    const end = plain ? 0 : Math.min(view.page * PAGE_SIZE, total)
    const list = writeFilterView({ ...view, page: 1 })
    const isMore = before.found.status === 'shown' && before.found.list === list
    const show = async (most: number) => {
      const rows = await shownRows(index, left?.slice(0, most) ?? filtered.rows(most), view)
      if (own !== latest) return
      if (search && left && !plain) {
        $leftDocuments.set({ documents: left, of: search.of, rows: view.look === 'table' ? rows : undefined })
      }
      const shown = { status: 'shown', list, rows: left ? [] : rows, end, total, without: filtered.without } as const
      $filteredList.set({ ...$filteredList.get(), found: plain ? { status: 'plain' } : shown })
    }
    // The first screen is painted before anything else is worked out.
    if (left || isMore) await show(end)
    else await show(Math.min(end, FIRST_ROWS))
    await afterPaint()
    if (own !== latest) return
    const contents = filtered.groups()
    const now = $filteredList.get()
    const groups = [...now.groups.keys()].map((fact) => [fact, contents.get(fact) ?? 'loading'] as const)
    $filteredList.set({ ...now, groups: new Map(groups) })
    if (!(left || isMore) && end > FIRST_ROWS) await show(end)
  } catch {
    if (own !== latest) return
    if (leftOf(search?.of, $leftDocuments.get()) === 'asked') $leftDocuments.set('all')
    const now = $filteredList.get()
    const kept: FilteredFound = now.found.status === 'looking' ? { status: 'plain' } : now.found
    $filteredList.set({ ...now, found: kept, unreachable: true })
  }
}

/** Asks once more for what could not be loaded, or for what was found where that is of an earlier build. */
export async function tryAgain(): Promise<void> {
  if (base !== 'found' || !(await $foundDocuments.get()?.again())) await show($filteredList.get().view)
}
