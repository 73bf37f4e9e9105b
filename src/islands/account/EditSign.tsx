import * as words from '#words/account.ts'
import styles from './AccountHome.module.css'

/** The looks of what leads to changing a card. */
export const EDIT = `text-button ${styles.edit}`

/** A pencil and a word: what is in the card can be changed. */
export function EditSign() {
  return (
    <>
      <svg className={styles.pen} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20h9M16.5 3.5a2.12 2.12 0 0 1 3 3L7 19l-4 1 1-4Z" />
      </svg>
      {words.edit}
    </>
  )
}
