import { FILTER_LOOKS, type FilterLook } from '#search/filter-selection.ts'
import { arrange } from '#stores/filtered-list.ts'
import * as words from '#words/filters.ts'
import styles from './FilteredResults.module.css'

/** Pictures or a table. */
export function LookSwitch({ look }: { look: FilterLook }) {
  return (
    <fieldset className={styles.looks}>
      <legend className="visually-hidden">{words.view}</legend>
      {FILTER_LOOKS.map((name) => (
        <button key={name} type="button" aria-pressed={name === look} onClick={() => arrange({ look: name })}>
          {words.looks[name]}
        </button>
      ))}
    </fieldset>
  )
}
