import { ownDirection } from '#own-direction.ts'
import type { PanelOption } from '#stores/search-panel.ts'
import { Marked } from './Marked.tsx'
import styles from './SearchOption.module.css'
import { Thumb } from './Thumb.tsx'

/** The id by which the search box names the option that the arrow keys have reached. */
export function optionId(index: number): string {
  return `search-option-${index}`
}

interface Props {
  option: PanelOption
  index: number
  active: boolean
}

/** A link, so that it can be opened in a new tab like any other; the focus stays in the box. */
export function SearchOption({ option, index, active }: Props) {
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={option.href}
      className={styles.option}
    >
      <Thumb picture={option.picture} />
      <span className={styles.text}>
        <span className={styles.name} dir={ownDirection}>
          <Marked pieces={option.name} />
        </span>
        <span className={styles.facts}>
          <span className={styles.code} dir={ownDirection}>
            <Marked pieces={option.code} />
          </span>{' '}
          {option.brief.length > 0 && (
            <span dir={ownDirection}>
              <Marked pieces={option.brief} />
            </span>
          )}
        </span>
      </span>{' '}
      <span className={styles.price}>{option.price}</span>
    </a>
  )
}
