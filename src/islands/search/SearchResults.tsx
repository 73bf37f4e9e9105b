import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { CardEntry } from '#islands/card/CardEntry.tsx'
import { matTable, type TableOfMats } from '#islands/filter/mat-table.ts'
import { PassingButton } from '#islands/PassingButton.tsx'
import { Plain } from '#islands/Plain.tsx'
import { useKeptPlace } from '#islands/use-kept-place.ts'
import { changeView } from '#stores/change-search-view.ts'
import { $searchPage, LOOKING_PAGE, openSearchPage, showMoreResults } from '#stores/search-page.ts'
import * as words from '#words/search.ts'
import { ResultTools } from './ResultTools.tsx'
import styles from './SearchResults.module.css'
import { Unreachable } from './Unreachable.tsx'

/** All that is found for the query in the address. */
export const SearchResults = withBoundary(SearchResultsIsland)

function SearchResultsIsland() {
  const page = useStore($searchPage, { ssr: () => LOOKING_PAGE })
  useEffect(openSearchPage, [])
  useKeptPlace()

  if (page.status === 'blank') return <p className={styles.message}>{words.typeSomething}</p>
  if (page.status === 'too-many') {
    return (
      <p className={styles.message} role="status">
        {words.tooManyFound}
      </p>
    )
  }
  if (page.status === 'unreachable') {
    return (
      <p className="notice problem" role="status">
        <Unreachable />
      </p>
    )
  }
  if (page.status === 'looking') return <LookingCards />
  const { shown, rows, total, hasMore, more, asked } = page
  return (
    <>
      <p className={styles.count} role="status">
        {more ? words.resultsOver(total, asked) : words.results(total, asked)}
      </p>
      <ResultTools page={page} />
      {rows !== undefined && rows.length > 0 && <FoundTable rows={rows} order={page.view.order} />}
      {rows === undefined && (
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
    <>
      <p className={styles.count} role="status">
        {words.searching}
      </p>
      <div className={styles.grid} aria-hidden="true">
        <span className={`skeleton ${styles.card}`} />
        <span className={`skeleton ${styles.card}`} />
        <span className={`skeleton ${styles.card}`} />
        <span className={`skeleton ${styles.card}`} />
      </div>
    </>
  )
}
