import { useState } from 'react'
import type { FilterFact } from '#domain/filter-values.ts'
import type { ChoiceContent } from '#search/filter-groups.ts'
import type { Chosen } from '#search/filter-selection.ts'
import { choose } from '#stores/filtered-list.ts'
import * as words from '#words/filters.ts'
import { choiceName } from './chosen-words.ts'
import styles from './FilterPanel.module.css'

interface Props {
  fact: FilterFact
  content: ChoiceContent
  chosen: Chosen | undefined
}

/** More than these are shown when they are asked for. */
const SHOWN = 8

/** Check boxes with how many mats each would show. */
export function ChoiceGroup({ fact, content: { options, unstated }, chosen }: Props) {
  const [all, setAll] = useState(false)
  const keys = chosen?.kind === 'choices' ? chosen.keys : []
  // What is chosen is seen at once; what it makes of the counts comes a moment later.
  const none = chosen?.unstated ?? false
  const shown = all ? options : options.filter(({ key }, index) => index < SHOWN || keys.includes(key))
  const change = (next: readonly string[], unstated = none) => choose(fact, { kind: 'choices', keys: next, unstated })
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{words.facts[fact]}</legend>
      {shown.map(({ key, name, count }) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={keys.includes(key)}
            onChange={() => change(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key])}
          />
          <span>{choiceName(key, name)}</span>
          <span className={styles.soft}>{count}</span>
        </label>
      ))}
      {shown.length < options.length && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          {words.allChoices(options.length)}
        </button>
      )}
      <Unstated count={unstated} chosen={none} onChange={(next) => change(keys, next)} />
    </fieldset>
  )
}

interface UnstatedProps {
  count: number
  chosen: boolean
  onChange: (chosen: boolean) => void
}

/** Mats that do not state a fact can be looked through, too. */
export function Unstated({ count, chosen, onChange }: UnstatedProps) {
  if (count === 0 && !chosen) return null
  return (
    <label>
      <input type="checkbox" checked={chosen} onChange={() => onChange(!chosen)} />
      <span>{words.notStated}</span>
      <span className={styles.soft}>{count}</span>
    </label>
  )
}
