import { STORE_PATH } from '#domain/paths.ts'
import styles from './SearchPanel.module.css'

/** No results, and what to do about it. */
export function NothingFound({ asked }: { asked: string }) {
  return (
    <div className={styles.message}>
      <p className={styles.lead}>Nothing matches “{asked}”.</p>
      <p>
        Try a shorter word, an item code or a size such as 6 × 4 ft, or browse the <a href={STORE_PATH}>store</a>.
      </p>
    </div>
  )
}
