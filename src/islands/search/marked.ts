import { element } from '#islands/element.ts'
import type { MarkedPiece } from '#search/search-marks.ts'
import styles from './Marked.module.css'

/** A text with what was searched for marked. */
export function marked(pieces: readonly MarkedPiece[]): (Node | string)[] {
  return pieces.map(({ text, marked }) => (marked ? element('mark', { className: styles.mark ?? '' }, text) : text))
}
