import { element } from '#islands/element.ts'
import type { PlainPart } from '#islands/Plain.tsx'
import type { ShownRow } from '#search/filter-index.ts'
import type { FilterOrder } from '#search/filter-selection.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import { drawnRows } from './drawn-rows.ts'
import styles from './MatTable.module.css'
import { matRow } from './mat-row.ts'

export interface TableOfMats {
  rows: readonly ShownRow[]
  order: FilterOrder
}

/** Heads of columns, the order that a press on one gives, and how its cells stand. */
const COLUMNS: readonly (readonly [head: string, order?: FilterOrder | undefined, className?: string])[] = [
  [common.name, 'name'],
  [words.size, 'size'],
  [words.facts.thickness, 'thickness', styles.measure ?? ''],
  [words.facts.weight, undefined, styles.measure ?? ''],
  [words.facts.material],
  [common.price, 'price', 'number'],
]

/** Measures beside one another: the quickest way to tell mats apart. On a phone it is scrolled, and the names stay. */
export function matTable(onOrder: (order: FilterOrder) => void): PlainPart<TableOfMats> {
  let order: FilterOrder = 'listed'
  let rows: readonly ShownRow[] = []
  const heads = COLUMNS.map(([name, own, className = '']) => {
    const head = element('th', { scope: 'col', className })
    if (own === undefined) head.append(name)
    else {
      const press = element('button', { type: 'button', ariaLabel: words.sortedBy(name) }, name)
      press.addEventListener('click', () => onOrder(nextOrder(own, order)))
      head.append(press)
    }
    return { head, own }
  })
  const quantity = element('th', { scope: 'col' }, common.quantity)
  const body = element('tbody')
  const head = element('thead', {}, element('tr', {}, ...heads.map(({ head }) => head), quantity))
  const drawn = drawnRows(body, matRow)
  const stop = $shownUnit.listen(() => {
    drawn.forget()
    drawn.show(rows)
  })
  const table = element('table', { className: `table ${styles.table}` }, head, body)
  // What scrolls has to be reached with the keyboard.
  const frame = element('section', { className: styles.frame ?? '', tabIndex: 0, ariaLabel: words.tableOf }, table)
  // Heads stick to the window only where nothing around them scrolls sideways.
  const fit = new ResizeObserver(() => frame.toggleAttribute('data-fits', table.offsetWidth <= frame.clientWidth))
  fit.observe(frame)
  fit.observe(table)
  return {
    element: frame,
    show(shown) {
      order = shown.order
      rows = shown.rows
      for (const { head, own } of heads) head.ariaSort = sortOf(own, order)
      drawn.show(rows)
    },
    close() {
      stop()
      fit.disconnect()
    },
  }
}

/** Orders that another press turns round; others it takes away. */
const TURNED: Partial<Record<FilterOrder, FilterOrder>> = { price: 'price-down', thickness: 'thickness-up' }
const DESCENDING: ReadonlySet<FilterOrder> = new Set(['price-down', 'size', 'thickness'])

function nextOrder(own: FilterOrder, order: FilterOrder): FilterOrder {
  return own === order ? (TURNED[own] ?? 'listed') : own
}

function sortOf(own: FilterOrder | undefined, order: FilterOrder): 'ascending' | 'descending' | null {
  if (own === undefined || (own !== order && TURNED[own] !== order)) return null
  return DESCENDING.has(order) ? 'descending' : 'ascending'
}
