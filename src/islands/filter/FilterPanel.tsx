import { useState } from 'react'
import type { FilterFact } from '#domain/filter-values.ts'
import { FILTER_ORDERS } from '#search/filter-selection.ts'
import { arrange, type FilteredList, openGroup } from '#stores/filtered-list.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import styles from './FilterPanel.module.css'
import { RangeGroup } from './RangeGroup.tsx'

interface Props {
  list: FilteredList
  facts: FilterFact[]
  /** Whether the list is put into an order here. */
  ordered: boolean
}

/** The order, then a group for each fact; a group is loaded when it is opened. */
export function FilterPanel({ list, facts, ordered }: Props) {
  return (
    <>
      {ordered && (
        <div className={`field ${styles.order}`}>
          <label htmlFor="filter-order">{common.sortBy}</label>
          <select
            id="filter-order"
            value={list.view.order}
            onChange={({ target }) =>
              arrange({ order: FILTER_ORDERS.find((name) => name === target.value) ?? 'listed' })
            }
          >
            {FILTER_ORDERS.map((order) => (
              <option key={order} value={order}>
                {words.orders[order]}
              </option>
            ))}
          </select>
        </div>
      )}
      {facts.map((fact) => (
        <FilterGroup key={fact} fact={fact} list={list} />
      ))}
    </>
  )
}

function FilterGroup({ fact, list }: { fact: FilterFact; list: FilteredList }) {
  const content = list.groups.get(fact)
  const isChosen = list.view.selection.has(fact)
  const [open, setOpen] = useState(isChosen)
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) openGroup(fact)
      }}
    >
      <summary>
        {words.facts[fact]}
        {isChosen && <span className={styles.mark} />}
      </summary>
      {content === 'loading' && <p className={styles.soft}>{words.looking}</p>}
      {typeof content === 'object' && content.kind === 'choices' && (
        <ChoiceGroup fact={fact} content={content} chosen={list.view.selection.get(fact)} />
      )}
      {typeof content === 'object' && content.kind === 'range' && (
        <RangeGroup fact={fact} content={content} chosen={list.view.selection.get(fact)} />
      )}
    </details>
  )
}
