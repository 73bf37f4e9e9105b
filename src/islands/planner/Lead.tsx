import type { LedName } from './free-ground.ts'
import styles from './Lead.module.css'

/** The line from a name to what it is of, which ends there in a point. */
export function Lead({ from, to }: Pick<LedName, 'from' | 'to'>) {
  return (
    <g className={styles.lead}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r={2.2} />
    </g>
  )
}
