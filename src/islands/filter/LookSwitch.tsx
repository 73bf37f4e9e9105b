import { FILTER_LOOKS, type FilterLook } from '#search/filter-selection.ts'
import * as words from '#words/filters.ts'
import styles from './LookSwitch.module.css'

interface Props {
  look: FilterLook
  onLook: (look: FilterLook) => void
}

/** Pictures or a table. */
export function LookSwitch({ look, onLook }: Props) {
  return (
    <fieldset className={styles.looks}>
      <legend className="visually-hidden">{words.view}</legend>
      {FILTER_LOOKS.map((name) => (
        <button key={name} type="button" aria-pressed={name === look} onClick={() => onLook(name)}>
          {words.looks[name]}
        </button>
      ))}
    </fieldset>
  )
}
