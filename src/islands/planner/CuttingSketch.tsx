import styles from './CuttingSheets.module.css'
import type { CutSheetText } from './cutting-text.ts'
import { Lead } from './Lead.tsx'
import { namesOnSheet } from './names-on-sheet.ts'

/** What is bought, and the pieces in it as they are cut, each with its name. */
export function CuttingSketch(sheet: CutSheetText) {
  const { by, w, h, box, within, beside } = namesOnSheet(sheet)
  return (
    <svg
      width={box.w}
      height={box.h}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      aria-hidden="true"
      className={styles.sketch}
    >
      <rect width={w} height={h} className={styles.rest} />
      {sheet.parts.map(({ name, area, notches }) => (
        <g key={name}>
          <rect {...drawn(area, by)} className={styles.part} />
          {notches.map((notch) => (
            <rect key={`${notch.x} ${notch.y}`} {...drawn(notch, by)} className={styles.rest} />
          ))}
        </g>
      ))}
      {beside.map(({ name, from, to }) => (
        <Lead key={name} from={from} to={to} />
      ))}
      {[...within, ...beside].map(({ name, at }) => (
        <text key={name} x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
          {name}
        </text>
      ))}
    </svg>
  )
}

function drawn({ x, y, w, h }: CutSheetText['parts'][number]['area'], by: number) {
  return { x: x * by, y: y * by, width: w * by, height: h * by }
}
