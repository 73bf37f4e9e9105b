import { atom, computed } from 'nanostores'
import { filtersIn } from '#domain/filter-parameters.ts'
import { noProductsPath } from '#domain/paths.ts'
import type { ShownRow } from '#search/filter-index.ts'
import type { SearchDocument } from '#search/search-document.ts'
import type { SearchHit } from '#search/search-hit.ts'
import type { SearchQuery } from '#search/search-query.ts'
import {
  type ArrangedResults,
  arrangeResults,
  type CategoryOfResults,
  categoriesLeft,
  needsColumns,
  type PageOfResults,
  pageOf,
  type SearchView,
} from '#search/search-view.ts'
import { askedInAddress, changeView } from './change-search-view.ts'
import { takeKeptLook } from './kept-look.ts'
import { $columnsNeeded, $foundDocuments, $leftDocuments, type FoundDocuments, type Left, leftOf } from './narrowing.ts'
import { createSearch, isEmptyAnswer, type SearchAnswer } from './search.ts'
import { $searchView, readSearchView } from './search-view.ts'

/** The search of its own page: as many results as a person may want to look through. */
const pageSearch = createSearch({ enough: 400, mostShards: 18, restMs: 0 })

const $asked = atom('')

export type SearchPage =
  | { status: 'blank' }
  | { status: 'looking'; asked: string }
  | { status: 'unreachable'; asked: string }
  | { status: 'too-many'; asked: string }
  /** Nothing of the last build, and the store does not answer. */
  | { status: 'nothing'; asked: string }
  | ({
      status: 'found'
      asked: string
      query: SearchQuery
      view: SearchView
      categories: readonly CategoryOfResults[]
      /** Whether the filters have yet to say what is left: nothing of it is shown before. */
      waiting: boolean
      /** Whether filters leave out some of the category. */
      narrowed: boolean
      /** Whether the catalogue may hold more than was looked into. */
      more: boolean
      storeUnreachable: boolean
      /** What is shown, where it is shown as a table. */
      rows: ShownRow[] | undefined
      /** Of the chosen category what the filters leave. */
    } & PageOfResults)

export const LOOKING_PAGE: SearchPage = { status: 'looking', asked: '' }

const $arranged = computed([pageSearch.$answer, $searchView], (answer, view) =>
  answer.status === 'answered' ? arrangeResults(answer.hits, view) : undefined,
)

const $found = computed([pageSearch.$answer, $arranged], documentsOf)

export const $searchPage = computed([pageSearch.$answer, $asked, $searchView, $arranged, $leftDocuments], pageFrom)

/** Answers the query in the address, and follows it back and forth; a search without results leads to its own page. */
export function openSearchPage(): () => void {
  if (askedInAddress() !== '') takeKeptLook()
  readAddress()
  addEventListener('popstate', readAddress)
  const stops = [
    () => removeEventListener('popstate', readAddress),
    pageSearch.$answer.subscribe((answer) => {
      if (isEmptyAnswer(answer)) location.replace(noProductsPath($asked.get()))
    }),
    $searchView.subscribe((view) => {
      if (needsColumns(view) || filtersIn(location.search) !== '') needColumns()
    }),
    $found.subscribe((documents) => $foundDocuments.set(documents)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

export function showMoreResults(): void {
  changeView({ page: $searchView.get().page + 1 })
}

function readAddress(): void {
  const asked = askedInAddress()
  readSearchView()
  $asked.set(asked)
  pageSearch.ask(asked)
}

/** Wakes the filters; no result is shown before they have said what is left. */
function needColumns(): void {
  if ($columnsNeeded.get()) return
  $leftDocuments.set('asked')
  $columnsNeeded.set(true)
}

/** Undefined while nothing is known as yet that filters can narrow. */
function documentsOf(answer: SearchAnswer, arranged: ArrangedResults | undefined): FoundDocuments | undefined {
  if (answer.status === 'looking') return undefined
  const { again } = pageSearch
  if (answer.status !== 'answered' || arranged === undefined) return { documents: [], stamp: undefined, of: '', again }
  const documents = arranged.hits.map(({ document }) => document)
  return { documents, stamp: answer.stamp, of: foundFor(answer.query, arranged), again }
}

function foundFor({ text }: SearchQuery, { category }: ArrangedResults): string {
  return `${category}\n${text}`
}

function pageFrom(
  answer: SearchAnswer,
  asked: string,
  view: SearchView,
  arranged: ArrangedResults | undefined,
  known: Left,
): SearchPage {
  if (answer.status === 'blank') return { status: 'blank' }
  if (answer.status === 'unreachable' || answer.status === 'too-many') return { status: answer.status, asked }
  if (answer.status === 'looking' || arranged === undefined) return { status: 'looking', asked }
  const { query, more, store } = answer
  if (arranged.hits.length === 0) return { status: store === 'unreachable' ? 'nothing' : 'looking', asked }
  const left = leftOf(foundFor(query, arranged), known)
  const waiting = left === 'asked'
  const hits = typeof left === 'string' ? arranged.hits : hitsOf(left.documents, arranged.hits)
  const { shown, total, hasMore } = pageOf(hits, view.page)
  return {
    status: 'found',
    asked,
    query,
    view: { ...view, category: arranged.category },
    waiting,
    shown: waiting ? [] : shown,
    total,
    hasMore: hasMore && !waiting,
    rows: typeof left === 'string' ? undefined : left.rows,
    categories: categoriesLeft(arranged, hits),
    narrowed: hits.length < arranged.hits.length,
    more,
    storeUnreachable: store === 'unreachable',
  }
}

/** The hits of documents, in their order. */
function hitsOf(documents: readonly SearchDocument[], hits: readonly SearchHit[]): SearchHit[] {
  const byId = new Map(hits.map((hit) => [hit.document.itemId, hit]))
  return documents.flatMap(({ itemId }) => byId.get(itemId) ?? [])
}
