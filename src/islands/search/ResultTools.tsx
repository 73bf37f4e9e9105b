import type { SearchOrder } from '#search/search-view.ts'
import { changeView, type SearchPage } from '#stores/search-page.ts'
import styles from './ResultTools.module.css'

const ORDERS: [order: SearchOrder, label: string][] = [
  ['best', 'Best match'],
  ['price', 'Price, low to high'],
  ['price-down', 'Price, high to low'],
  ['name', 'Name'],
]

/** Categories and order, where there is enough to choose from. */
export function ResultTools({ page }: { page: Extract<SearchPage, { status: 'found' }> }) {
  const { categories, total, view } = page
  if (total < 2 && view.category === '') return null
  return (
    <div className={styles.tools}>
      {categories.length > 1 && (
        <fieldset className={styles.categories}>
          <legend className="visually-hidden">Category</legend>
          <button type="button" aria-pressed={view.category === ''} onClick={() => changeView({ category: '' })}>
            All
          </button>
          {categories.map(({ name, count }) => (
            <button
              key={name}
              type="button"
              aria-pressed={view.category === name}
              onClick={() => changeView({ category: name })}
            >
              {name} <span>{count}</span>
            </button>
          ))}
        </fieldset>
      )}
      <label className={styles.order}>
        <span>Sort by</span>
        <select
          value={view.order}
          onChange={(event) =>
            changeView({ order: ORDERS.find(([order]) => order === event.target.value)?.[0] ?? 'best' })
          }
        >
          {ORDERS.map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
