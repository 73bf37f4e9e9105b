import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { CardEntry } from '#islands/card/CardEntry.tsx'
import { matTable, type TableOfMats } from '#islands/filter/mat-table.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { Plain } from '#islands/Plain.tsx'
import { sayUnitsSoon } from '#islands/units/say-units-soon.ts'
import { useKeptPlace } from '#islands/use-kept-place.ts'
import { changeView } from '#stores/change-search-view.ts'
import { $searchPage, LOOKING_PAGE, openSearchPage, type SearchPage, showMoreResults } from '#stores/search-page.ts'
import * as words from '#words/search.ts'
import { narrowWhenNeeded } from './narrow-when-needed.ts'
import { ResultTools } from './ResultTools.tsx'
import styles from './SearchResults.module.css'
import { StoreSentence } from './StoreSentence.tsx'

/** All that is found for the query in the address. */
export const SearchResults = withBoundary(SearchResultsIsland)

function SearchResultsIsland() {
  const page = useStore($searchPage, { ssr: () => LOOKING_PAGE })
  useEffect(openSearchPage, [])
  useEffect(narrowWhenNeeded, [])
  useEffect(sayUnitsSoon, [])
  useKeptPlace()

  return (
    <>
      {/* One for all that may be said: what comes with its text is told by few. */}
      <p className={page.status === 'unreachable' ? 'notice problem' : LOOKS[page.status]} role="status">
        <Said page={page} />
      </p>
      {page.status === 'looking' && <LookingCards />}
      {page.status === 'found' && <Found page={page} />}
    </>
  )
}

const LOOKS = {
  blank: styles.message,
  looking: styles.count,
  'too-many': styles.message,
  nothing: styles.message,
  found: styles.count,
}

function Said({ page }: { page: SearchPage }) {
  if (page.status === 'blank') return words.typeSomething
  if (page.status === 'too-many') return words.tooManyFound
  if (page.status === 'unreachable') return <StoreSentence words={words.unreachable} />
  if (page.status === 'nothing') return <NothingFound asked={page.asked} />
  if (page.status === 'looking' || page.waiting) return words.searching
  const { total, more, asked } = page
  return more ? words.resultsOver(total, asked) : words.results(total, asked)
}

function NothingFound({ asked }: { asked: string }) {
  return (
    <>
      {words.fromLastCatalogue} {words.nothingMatches(asked)} <StoreSentence words={words.trySomethingElse} />
    </>
  )
}

function Found({ page }: { page: Extract<SearchPage, { status: 'found' }> }) {
  const { waiting, shown, rows, hasMore } = page
  return (
    <>
      <ResultTools page={page} />
      {waiting && <LookingCards />}
      {rows !== undefined && rows.length > 0 && <FoundTable rows={rows} order={page.view.order} />}
      {!waiting && rows === undefined && (
        <ul className={styles.grid}>
          {shown.map((hit) => (
            <CardEntry key={hit.document.itemId} hit={hit} query={page.query} />
          ))}
        </ul>
      )}
      {hasMore && <MoreResults />}
      <p className={styles.note} role="status">
        {page.storeUnreachable && words.fromLastCatalogue}
      </p>
    </>
  )
}

function MoreResults() {
  return (
    <p className={styles.more}>
      <PassingButton className="button quiet" onClick={showMoreResults}>
        {words.showMore}
      </PassingButton>
    </p>
  )
}

const foundTable = () => matTable((order) => changeView({ order }))

function FoundTable({ rows, order }: TableOfMats) {
  return <Plain make={foundTable} shown={useMemo(() => ({ rows, order }), [rows, order])} />
}

function LookingCards() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <span className={`skeleton ${styles.card}`} />
      <span className={`skeleton ${styles.card}`} />
      <span className={`skeleton ${styles.card}`} />
      <span className={`skeleton ${styles.card}`} />
    </div>
  )
}
