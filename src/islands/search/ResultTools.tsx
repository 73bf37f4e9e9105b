import { formatNumber } from '#counts.ts'
import { unbroken } from '#domain/unbroken.ts'
import { lookSwitch } from '#islands/filter/look-switch.ts'
import { Plain } from '#islands/Plain.tsx'
import { FILTER_ORDERS } from '#search/filter-selection.ts'
import { NO_CATEGORY } from '#search/search-view.ts'
import { changeView } from '#stores/change-search-view.ts'
import type { SearchPage } from '#stores/search-page.ts'
import * as common from '#words/common.ts'
import * as filters from '#words/filters.ts'
import * as words from '#words/search.ts'
import styles from './ResultTools.module.css'

const foundLook = () => lookSwitch((look) => changeView({ look }))

/** Categories, order and look, where there is enough to choose from. */
export function ResultTools({ page }: { page: Extract<SearchPage, { status: 'found' }> }) {
  const { categories, total, narrowed, view } = page
  if (total < 2 && !narrowed && view.category === '' && view.look === 'cards') return null
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
              disabled={count === 0 && view.category !== name}
              onClick={() => changeView({ category: name })}
            >
              {name === NO_CATEGORY ? words.otherCategory : unbroken(name)}{' '}
              {count !== undefined && <span>{formatNumber(count)}</span>}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.look}>
        <label className={styles.order}>
          <span className={styles.label}>{common.sortBy}</span>
          <select
            value={view.order}
            onChange={(event) =>
              changeView({ order: FILTER_ORDERS.find((order) => order === event.target.value) ?? 'listed' })
            }
          >
            {FILTER_ORDERS.map((order) => (
              <option key={order} value={order}>
                {order === 'listed' ? words.bestMatch : filters.orders[order]}
              </option>
            ))}
          </select>
        </label>
        <Plain make={foundLook} shown={view.look} />
      </div>
    </div>
  )
}
