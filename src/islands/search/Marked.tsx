import type { MarkedPiece } from '#search/search-marks.ts'
import styles from './Marked.module.css'

/** A text with what was searched for marked. */
export function Marked({ pieces }: { pieces: readonly MarkedPiece[] }) {
  const text = pieces.map(({ text }) => text).join('|')
  return pieces.map(({ text: piece, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <mark key={`${text}${index}`} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
