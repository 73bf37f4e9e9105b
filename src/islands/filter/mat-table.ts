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

/** An order of the list, and which way it runs. */
type Sorting = readonly [order: FilterOrder, runs: 'ascending' | 'descending']

/** Heads of columns, what a press on one sorts by and what the next press turns that into, and how its cells stand. */
const COLUMNS: readonly (readonly [head: string, first: Sorting, turned: Sorting, className?: string | undefined])[] = [
  [common.name, ['name', 'ascending'], ['name-down', 'descending']],
  [words.size, ['size', 'descending'], ['size-up', 'ascending']],
  [words.facts.thickness, ['thickness', 'descending'], ['thickness-up', 'ascending'], styles.measure],
  [words.facts.weight, ['weight', 'descending'], ['weight-up', 'ascending'], styles.measure],
  [words.facts.material, ['material', 'ascending'], ['material-down', 'descending']],
  [common.price, ['price', 'ascending'], ['price-down', 'descending'], 'number'],
]

/** Measures beside one another: the quickest way to tell mats apart. On a phone it is scrolled, and the names stay. */
export function matTable(onOrder: (order: FilterOrder) => void): PlainPart<TableOfMats> {
  let order: FilterOrder = 'listed'
  let rows: readonly ShownRow[] = []
  const heads = COLUMNS.map(([name, first, turned, className = '']) => {
    const press = element('button', { type: 'button', ariaLabel: words.sortedBy(name) }, name)
    press.addEventListener('click', () => onOrder(order === first[0] ? turned[0] : first[0]))
    return { head: element('th', { scope: 'col', className }, press), sortings: [first, turned] }
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
      for (const { head, sortings } of heads) head.ariaSort = sortings.find(([own]) => own === order)?.[1] ?? null
      drawn.show(rows)
    },
    close() {
      stop()
      fit.disconnect()
    },
  }
}
