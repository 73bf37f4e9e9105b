import { atom, computed } from 'nanostores'
import { noProductsPath } from '#domain/paths.ts'
import { readSearchQuery, type SearchQuery } from '#search/search-query.ts'
import { type ArrangedResults, arrangeResults, readView, type SearchView, writeView } from '#search/search-view.ts'
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

export const $searchPage = computed([pageSearch.$answer, $asked, $view], pageFrom)

/** Answers the query in the address, and follows it back and forth; a search without results leads to its own page. */
export function openSearchPage(): () => void {
  readAddress()
  const followHistory = () => readAddress()
  addEventListener('popstate', followHistory)
  const stop = pageSearch.$answer.subscribe((answer) => {
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
  history.replaceState(history.state, '', `?${writeView($asked.get(), $view.get())}`)
}

export function showMoreResults(): void {
  changeView({ page: $view.get().page + 1 })
}

function readAddress(): void {
  const parameters = new URLSearchParams(location.search)
  const asked = readSearchQuery(parameters.get('q') ?? '').text
  $view.set(readView(parameters))
  $asked.set(asked)
  pageSearch.ask(asked)
}

function pageFrom(answer: SearchAnswer, asked: string, view: SearchView): SearchPage {
  if (answer.status === 'blank') return { status: 'blank' }
  if (answer.status === 'unreachable') return { status: 'unreachable', asked }
  if (answer.status === 'looking' || answer.hits.length === 0) return { status: 'looking', asked }
  const { query, hits, more, store } = answer
  return {
    status: 'found',
    asked,
    query,
    view,
    more,
    storeUnreachable: store === 'unreachable',
    ...arrangeResults(hits, view),
  }
}
