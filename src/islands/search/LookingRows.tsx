import styles from './LookingRows.module.css'

/** Where the first rows will stand. */
export function LookingRows() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <span className="skeleton" />
      <span className="skeleton" />
      <span className="skeleton" />
    </div>
  )
}
