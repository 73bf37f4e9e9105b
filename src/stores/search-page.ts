import { atom, computed } from 'nanostores'
import { filtersIn } from '#domain/filter-parameters.ts'
import { noProductsPath } from '#domain/paths.ts'
import { readSearchQuery, type SearchQuery } from '#search/search-query.ts'
import { type ArrangedResults, arrangeResults, readView, type SearchView, writeView } from '#search/search-view.ts'
import { $foundRows, $leftRows } from './narrowing.ts'
import { createSearch, isEmptyAnswer, type SearchAnswer } from './search.ts'

/** The search of its own page: as many results as a person may want to look through. */
const pageSearch = createSearch({ enough: 400, mostShards: 18, restMs: 0 })

const FIRST_VIEW: SearchView = { order: 'best', category: '', page: 1 }
const $view = atom<SearchView>(FIRST_VIEW)
const $asked = atom('')

export type SearchPage =
  | { status: 'blank' }
  | { status: 'looking'; asked: string }
  | { status: 'unreachable'; asked: string }
  | ({
      status: 'found'
      asked: string
      query: SearchQuery
      view: SearchView
      /** Whether the catalogue may hold more than was looked into. */
      more: boolean
      storeUnreachable: boolean
    } & ArrangedResults)

export const LOOKING_PAGE: SearchPage = { status: 'looking', asked: '' }

export const $searchPage = computed([pageSearch.$answer, $asked, $view, $leftRows], pageFrom)

/** Answers the query in the address, and follows it back and forth; a search without results leads to its own page. */
export function openSearchPage(): () => void {
  if (filtersIn(location.search) !== '') $leftRows.set('asked')
  readAddress()
  const followHistory = () => readAddress()
  addEventListener('popstate', followHistory)
  const stop = pageSearch.$answer.subscribe((answer) => {
    $foundRows.set(rowsOf(answer))
    if (!isEmptyAnswer(answer)) return
    location.replace(noProductsPath($asked.get()))
  })
  return () => {
    removeEventListener('popstate', followHistory)
    stop()
  }
}

export function changeView(change: Partial<SearchView>): void {
  $view.set({ ...$view.get(), page: 1, ...change })
  const parts = [writeView($asked.get(), $view.get()), filtersIn(location.search)]
  history.replaceState(history.state, '', `?${parts.filter(Boolean).join('&')}`)
}

export function showMoreResults(): void {
  changeView({ page: $view.get().page + 1 })
}

type Left = ReturnType<typeof $leftRows.get>

function readAddress(): void {
  const parameters = new URLSearchParams(location.search)
  const asked = readSearchQuery(parameters.get('q') ?? '').text
  $view.set(readView(parameters))
  $asked.set(asked)
  pageSearch.ask(asked)
}

/** Undefined while nothing is known as yet that filters can narrow. */
function rowsOf(answer: SearchAnswer): number[] | undefined {
  if (answer.status === 'looking') return undefined
  return answer.status === 'answered' ? answer.hits.map(({ document }) => document.row) : []
}

function pageFrom(answer: SearchAnswer, asked: string, view: SearchView, left: Left): SearchPage {
  if (answer.status === 'blank') return { status: 'blank' }
  if (answer.status === 'unreachable') return { status: 'unreachable', asked }
  if (answer.status === 'looking' || answer.hits.length === 0 || left === 'asked') return { status: 'looking', asked }
  const { query, hits, more, store } = answer
  return {
    status: 'found',
    asked,
    query,
    view,
    more,
    storeUnreachable: store === 'unreachable',
    ...arrangeResults(left === 'all' ? hits : hits.filter(({ document }) => left.has(document.row)), view),
  }
}
