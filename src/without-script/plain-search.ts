import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import { formatPrice } from '#domain/cents.ts'
import { productPath, SEARCH_PATH } from '#domain/paths.ts'
import { smallPictureAddress } from '#domain/picture-address.ts'
import { unbroken } from '#domain/unbroken.ts'
import { ownDirection } from '#own-direction.ts'
import type { SearchHit } from '#search/search-hit.ts'
import { openSearchIndex, type SearchIndex } from '#search/search-index.ts'
import { readSearchQuery } from '#search/search-query.ts'
import { arrangeResults, pageOf, readView, writeView } from '#search/search-view.ts'
import * as common from '#words/common.ts'
import * as words from '#words/search.ts'

/** What the page of searches says where nobody has searched for its reader. */
const UNSEARCHED = ['<div data-unsearched', '</div>'] as const
/** The box of the page, which keeps what was typed. */
const BOX = raw('id="page-search"')
const REACH = { enough: 400, mostShards: 18 }
/** With more who wait, waiting helps nobody. */
const MOST_WAITING = 16

/**
 * The page of searches in the site of a folder, with what its index has found, for who runs no script; undefined where
 * nothing is asked for, and where too many ask. Throws when the index cannot be read.
 */
export type PlainSearch = (root: string, parameters: URLSearchParams) => Promise<string | undefined>

/** Searches for who runs no script: one after the other, since an index is loaded for one query at a time. */
export function plainSearch(imageTemplate: string): PlainSearch {
  let opened: { root: string; index: Promise<SearchIndex> } | undefined
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  function indexOf(root: string): Promise<SearchIndex> {
    if (opened?.root === root) return opened.index
    const index = openSearchIndex(async (path) => JSON.parse(await readFile(join(root, path), 'utf8')))
    opened = { root, index }
    index.catch(() => {
      if (opened?.index === index) opened = undefined
    })
    return index
  }

  async function answer(root: string, parameters: URLSearchParams): Promise<string> {
    const query = readSearchQuery(parameters.get('q') ?? '')
    const index = await indexOf(root)
    const reached = await index.reach(query, REACH)
    const exact = index.glance(query)
    const found = exact.length > 0 ? exact : index.glanceLoosely(query)
    const results = await resultsOf(found, reached === 'some', query.text, parameters, imageTemplate)
    const page = await readFile(join(root, `${SEARCH_PATH}.html`), 'utf8')
    const asked = await html`${BOX} value="${query.text}"`
    return withResults(page, results).replace(String(BOX), () => String(asked))
  }

  return async (root, parameters) => {
    if (readSearchQuery(parameters.get('q') ?? '').text === '' || waiting >= MOST_WAITING) return undefined
    waiting += 1
    const answered = turn.then(() => answer(root, parameters))
    turn = answered.catch(() => undefined).finally(() => (waiting -= 1))
    return answered
  }
}

function withResults(page: string, results: string): string {
  const [begin, end] = UNSEARCHED
  const from = page.indexOf(begin)
  const to = page.indexOf(end, from)
  return from === -1 || to === -1 ? page : page.slice(0, from) + results + page.slice(to + end.length)
}

async function resultsOf(
  found: readonly SearchHit[],
  more: boolean,
  asked: string,
  parameters: URLSearchParams,
  imageTemplate: string,
): Promise<string> {
  const view = readView(parameters)
  const { shown, total, hasMore } = pageOf(arrangeResults(found, view).hits, view.page)
  if (total === 0) return String(await html`<p class="notice">${words.nothingMatches(asked)}</p>`)
  const next = `${SEARCH_PATH}?${writeView(asked, { ...view, page: view.page + 1 })}`
  const rows = shown.map(({ document }) => rowOf(document, imageTemplate))
  const count = more ? words.resultsOver(total, asked) : words.results(total, asked)
  return String(
    await html`<p>${count}</p><ol class="plain-results" role="list">${rows}</ol>${hasMore ? html`<p><a href="${next}">${words.showMore}</a></p>` : ''}`,
  )
}

function rowOf({ picture, name, code, brief, price, itemId }: SearchHit['document'], imageTemplate: string) {
  const own = ownDirection === undefined ? '' : html` dir="${ownDirection}"`
  const address = picture === '' ? undefined : smallPictureAddress(imageTemplate, picture, 'webp')
  const image = address && html`<img src="${address}" alt="" width="64" height="48" loading="lazy">`
  const facts = [code, unbroken(brief)].filter((text) => text !== '').join(' · ')
  return html`<li>${image ?? ''}<span><a href="${productPath({ itemId })}"${own}>${unbroken(name)}</a><br><span${own}>${facts}</span></span><span>${formatPrice(price, common.priceOnRequest)}</span></li>`
}
