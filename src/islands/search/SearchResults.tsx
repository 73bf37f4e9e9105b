import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { ItemCard } from '#islands/card/ItemCard.tsx'
import { MatTable } from '#islands/filter/MatTable.tsx'
import { $searchPage, LOOKING_PAGE, openSearchPage, showMoreResults } from '#stores/search-page.ts'
import { changeView } from '#stores/search-view.ts'
import * as words from '#words/search.ts'
import { ResultTools } from './ResultTools.tsx'
import styles from './SearchResults.module.css'
import { Unreachable } from './Unreachable.tsx'

/** All that is found for the query in the address. */
export const SearchResults = withBoundary(SearchResultsIsland)

function SearchResultsIsland() {
  const page = useStore($searchPage, { ssr: () => LOOKING_PAGE })
  useEffect(openSearchPage, [])

  if (page.status === 'blank') return <p className={styles.message}>{words.typeSomething}</p>
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
      {page.storeUnreachable && <p className={styles.note}>{words.fromLastCatalogue}</p>}
      <ResultTools page={page} />
      {rows !== undefined && rows.length > 0 && (
        <MatTable rows={rows} order={page.view.order} onOrder={(order) => changeView({ order })} />
      )}
      {rows === undefined && (
        <ul className={styles.grid}>
          {shown.map((hit) => (
            <li key={hit.document.itemId}>
              <ItemCard hit={hit} query={page.query} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={styles.more}>
          <button type="button" className="button quiet" onClick={showMoreResults}>
            {words.showMore}
          </button>
        </p>
      )}
    </>
  )
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
