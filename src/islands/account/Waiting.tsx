import styles from './Waiting.module.css'

/** Grey places for what is still on its way. */
export function Waiting({ places, tall = false, what }: { places: number; tall?: boolean; what: string }) {
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden" role="status">
        {what}
      </p>
      {Array.from({ length: places }, (_, index) => index).map((place) => (
        <span key={place} className={`skeleton ${tall ? styles.tall : ''}`} aria-hidden="true" />
      ))}
    </div>
  )
}
