import { atom, computed } from 'nanostores'
import { loadSearchIndex } from '#client/load-search-index.ts'
import { formatPrice } from '#domain/cents.ts'
import { noProductsPath, productPath, SEARCH_PATH, searchPath } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { type SearchHit, shortList } from '#search/search-hit.ts'
import { type MarkedPiece, markMatches } from '#search/search-marks.ts'
import type { SearchQuery } from '#search/search-query.ts'
import * as common from '#words/common.ts'
import * as words from '#words/search.ts'
import { followSearchBox, headerSearch } from './header-search.ts'
import { isEmptyAnswer, type SearchAnswer } from './search.ts'
import { $searchQuery } from './search-query.ts'

const LIST_LENGTH = 8

/** A hit as a row shows it. */
export interface PanelOption {
  itemId: string
  href: string
  picture: string
  name: MarkedPiece[]
  code: MarkedPiece[]
  brief: MarkedPiece[]
  price: string
}

export type PanelOutcome = 'blank' | 'looking' | 'found' | 'nothing' | 'too-many' | 'unreachable'

export interface Panel {
  open: boolean
  outcome: PanelOutcome
  /** What the options answer. */
  asked: string
  options: PanelOption[]
  /** Of the option that the arrow keys have reached, -1 for none. */
  active: number
  /** The way to all results. It says how many there are once the store has answered too. */
  allHref: string
  allLabel: string
  storeUnreachable: boolean
  /** For those who listen. */
  announcement: string
}

const $within = atom(false)
const $dismissed = atom(false)
/** The item that the arrow keys have reached, by its id: options change places as more is found. */
const $reached = atom('')

export const CLOSED_PANEL: Panel = {
  open: false,
  outcome: 'blank',
  asked: '',
  options: [],
  active: -1,
  allHref: SEARCH_PATH,
  allLabel: '',
  storeUnreachable: false,
  announcement: '',
}

export const $panel = computed(
  [headerSearch.$answer, $within, $dismissed, $reached],
  (answer, within, dismissed, reached): Panel => {
    if (answer.status === 'blank') return CLOSED_PANEL
    const open = within && !dismissed
    const contents = contentsOf(answer)
    return { ...contents, open, active: open ? contents.options.findIndex(({ itemId }) => itemId === reached) : -1 }
  },
)

/** Begins to answer the search box; returns what ends it. */
export function startPanel(): () => void {
  // The first keystroke should not have to wait for these.
  loadSearchIndex().catch(() => undefined)
  return followSearchBox()
}

/** The focus has come into the search box or its panel. */
export function enterPanel(): void {
  $within.set(true)
}

export function leavePanel(): void {
  $within.set(false)
  reopenPanel()
}

/** Closes the panel until something is typed or asked for anew; says whether it was open. */
export function dismissPanel(): boolean {
  const wasOpen = $panel.get().open
  $dismissed.set(true)
  $reached.set('')
  return wasOpen
}

export function reopenPanel(): void {
  $dismissed.set(false)
  $reached.set('')
}

/** One down or one up; past the end comes the box itself, then the other end. */
export function moveActive(direction: 'down' | 'up'): void {
  if ($dismissed.get()) {
    reopenPanel()
    return
  }
  const { options, active } = $panel.get()
  const places = options.length + 1
  const place = active + 1 + (direction === 'down' ? 1 : places - 1)
  $reached.set(options[(place % places) - 1]?.itemId ?? '')
}

/** Where Enter leads when it is not to the results: nowhere else, or to the page for a search without any. */
export function deadEndOf(typed: string): string | undefined {
  const answer = headerSearch.$answer.get()
  const isAnswer = answer.status !== 'blank' && answer.query.text === typed.trim()
  return isAnswer && isEmptyAnswer(answer) ? noProductsPath(typed.trim()) : undefined
}

$searchQuery.listen(reopenPanel)

type Contents = Omit<Panel, 'open' | 'active'>

function contentsOf(answer: Exclude<SearchAnswer, { status: 'blank' }>): Contents {
  const { query } = answer
  const contents = { ...CLOSED_PANEL, asked: query.text, allHref: searchPath(query.text) }
  if (answer.status === 'looking') return { ...contents, outcome: 'looking' }
  if (answer.status === 'unreachable')
    return { ...contents, outcome: 'unreachable', announcement: words.unreachable.join('') }
  if (answer.status === 'too-many') return { ...contents, outcome: 'too-many', announcement: words.tooManyFound }
  const { hits, newItemIds, more, store } = answer
  const storeUnreachable = store === 'unreachable'
  const heard = (text: string) => (storeUnreachable ? `${words.fromLastCatalogue} ${text}` : text)
  if (hits.length === 0) {
    return { ...contents, outcome: 'nothing', storeUnreachable, announcement: heard(words.nothingFound) }
  }
  const settled = answer.indexDone && store !== 'asked'
  const count = more ? COUNTED.over : COUNTED.all
  return {
    ...contents,
    outcome: 'found',
    options: shortList(hits, (itemId) => newItemIds.has(itemId), LIST_LENGTH).map((hit) => optionFrom(hit, query)),
    storeUnreachable,
    allLabel: settled ? count.see(hits.length) : words.seeAll,
    announcement: settled ? heard(count.found(hits.length)) : '',
  }
}

/** How many there are, where all are counted and where there may be more. */
const COUNTED = {
  all: { see: words.see, found: words.found },
  over: { see: words.seeOver, found: words.foundOver },
}

function optionFrom({ document, terms }: SearchHit, query: SearchQuery): PanelOption {
  const mark = (text: string) => markMatches(text, query, terms)
  return {
    itemId: document.itemId,
    href: productPath(document),
    picture: document.picture,
    name: mark(unbroken(document.name)),
    code: mark(document.code),
    brief: mark(unbroken(document.brief)),
    price: formatPrice(document.price, common.priceOnRequest),
  }
}
