import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { STORE_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $searchPage, LOOKING_PAGE, openSearchPage, showMoreResults } from '#stores/search-page.ts'
import { ResultCard } from './ResultCard.tsx'
import { ResultTools } from './ResultTools.tsx'
import styles from './SearchResults.module.css'

/** All that is found for the query in the address. */
export const SearchResults = withBoundary(SearchResultsIsland)

function SearchResultsIsland() {
  const page = useStore($searchPage, { ssr: () => LOOKING_PAGE })
  useEffect(openSearchPage, [])

  if (page.status === 'blank')
    return <p className={styles.message}>Type what you look for: a word, a size or an item code.</p>
  if (page.status === 'unreachable') {
    return (
      <p className="notice problem" role="status">
        Search cannot be reached just now. The <a href={STORE_PATH}>store</a> can be browsed as always.
      </p>
    )
  }
  if (page.status === 'looking') return <LookingCards />
  const { shown, total, hasMore, more, asked } = page
  return (
    <>
      <p className={styles.count} role="status">
        {more ? 'Over ' : ''}
        {total} {total === 1 ? 'product' : 'products'} for “{asked}”
      </p>
      {page.storeUnreachable && (
        <p className={styles.note}>From our last catalogue: the store itself does not answer just now.</p>
      )}
      <ResultTools page={page} />
      <ul className={styles.grid}>
        {shown.map((hit) => (
          <li key={hit.document.itemId}>
            <ResultCard hit={hit} query={page.query} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={styles.more}>
          <button type="button" className="button quiet" onClick={showMoreResults}>
            Show more
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
        Searching…
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
