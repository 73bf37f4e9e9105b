import type { FilterFact } from '#domain/filter-facts.ts'
import { element } from '#islands/element.ts'
import { FILTER_ORDERS } from '#search/filter-selection.ts'
import { $filteredList, arrange, type FilteredList } from '#stores/filtered-list.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import styles from './FilterPanel.module.css'
import { filterGroup } from './filter-group.ts'
import { withResultsInView } from './results-in-view.ts'

/** The order, unless something else puts the list into one, then a group for each fact. */
export function filterPanel(facts: readonly FilterFact[], ordered: boolean) {
  const select = element('select', { id: 'filter-order' }, ...FILTER_ORDERS.map(orderOption))
  select.addEventListener('change', () =>
    withResultsInView(() => arrange({ order: FILTER_ORDERS.find((name) => name === select.value) ?? 'listed' })),
  )
  const label = element('label', { htmlFor: select.id }, common.sortBy)
  const order = element('div', { className: `field ${styles.order}` }, label, select)
  const { selection } = $filteredList.get().view
  const groups = facts.map((fact) => {
    const group = filterGroup(fact)
    if (selection.has(fact)) group.open()
    return { fact, group }
  })
  return {
    elements: [...(ordered ? [order] : []), ...groups.map(({ group }) => group.element)],
    show({ view, groups: contents }: FilteredList) {
      select.value = view.order
      for (const { fact, group } of groups) group.show(contents.get(fact), view.selection.get(fact))
    },
  }
}

function orderOption(name: (typeof FILTER_ORDERS)[number]): HTMLOptionElement {
  return element('option', { value: name }, words.orders[name])
}
