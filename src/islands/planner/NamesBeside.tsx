import { memo } from 'react'
import styles from './Lead.module.css'
import { Lead } from './Lead.tsx'
import type { PieceNames } from './piece-names.ts'

/** Names of pieces that are too narrow for them, each at the end of a line; over the walls, which hide such pieces. */
export const NamesBeside = memo(function NamesBeside({ names }: { names: PieceNames['beside'] }) {
  return names.map(({ name, at, ...line }) => (
    <g key={name}>
      <Lead {...line} />
      <text x={at.x} y={at.y} dy="0.35em" textAnchor="middle" className={styles.name}>
        {name}
      </text>
    </g>
  ))
})
