import { memo, useState } from 'react'
import type { FilterFact } from '#domain/filter-values.ts'
import type { GroupContent } from '#search/filter-groups.ts'
import { type Chosen, FILTER_ORDERS } from '#search/filter-selection.ts'
import { arrange, type FilteredList, openGroup } from '#stores/filtered-list.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import styles from './FilterPanel.module.css'
import { RangeGroup } from './RangeGroup.tsx'

interface Props {
  view: FilteredList['view']
  groups: FilteredList['groups']
  facts: FilterFact[]
  /** Whether the list is put into an order here. */
  ordered: boolean
}

/** The order, then a group for each fact; a group is loaded when it is opened. */
export function FilterPanel({ view, groups, facts, ordered }: Props) {
  return (
    <>
      {ordered && (
        <div className={`field ${styles.order}`}>
          <label htmlFor="filter-order">{common.sortBy}</label>
          <select
            id="filter-order"
            value={view.order}
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
        <FilterGroup key={fact} fact={fact} content={groups.get(fact)} chosen={view.selection.get(fact)} />
      ))}
    </>
  )
}

interface GroupProps {
  fact: FilterFact
  content: GroupContent | 'loading' | undefined
  chosen: Chosen | undefined
}

const FilterGroup = memo(({ fact, content, chosen }: GroupProps) => {
  const isChosen = chosen !== undefined
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
        <ChoiceGroup fact={fact} content={content} chosen={chosen} />
      )}
      {typeof content === 'object' && content.kind === 'range' && (
        <RangeGroup fact={fact} content={content} chosen={chosen} />
      )}
    </details>
  )
})
