import { unbroken } from '#domain/unbroken.ts'
import { NO_CATEGORY, type SearchOrder } from '#search/search-view.ts'
import { changeView, type SearchPage } from '#stores/search-page.ts'
import * as common from '#words/common.ts'
import * as words from '#words/search.ts'
import styles from './ResultTools.module.css'

const ORDERS: [order: SearchOrder, label: string][] = [
  ['best', words.bestMatch],
  ['price', words.priceLowToHigh],
  ['price-down', words.priceHighToLow],
  ['name', common.name],
]

/** Categories and order, where there is enough to choose from. */
export function ResultTools({ page }: { page: Extract<SearchPage, { status: 'found' }> }) {
  const { categories, total, view } = page
  if (total < 2 && view.category === '') return null
  return (
    <div className={styles.tools}>
      {categories.length > 1 && (
        <fieldset className={styles.categories}>
          <legend className="visually-hidden">{words.category}</legend>
          <button type="button" aria-pressed={view.category === ''} onClick={() => changeView({ category: '' })}>
            {common.all}
          </button>
          {categories.map(({ name, count }) => (
            <button
              key={name}
              type="button"
              aria-pressed={view.category === name}
              onClick={() => changeView({ category: name })}
            >
              {name === NO_CATEGORY ? words.otherCategory : unbroken(name)} <span>{count}</span>
            </button>
          ))}
        </fieldset>
      )}
      <label className={styles.order}>
        <span>{common.sortBy}</span>
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
