import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { unbroken } from '#domain/unbroken.ts'
import type { Alternative } from '#planner/alternative.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/cutting-list.ts'
import styles from './CuttingSheets.module.css'
import { type CutSheetText, cuttingText } from './cutting-text.ts'

const WIDE = 132
const HIGH = 96

/** What is cut from what, in the words of the paper, and drawn. */
export function CuttingSheets({ alternative }: { alternative: Alternative }) {
  const unit = useStore($shownUnit)
  const { notes, whole, edges, sheets } = useMemo(() => cuttingText(alternative, unit), [alternative, unit])
  return (
    <section className={styles.list} aria-labelledby="planner-cutting">
      <h2 id="planner-cutting">{words.cuttingList}</h2>
      {notes.map((note) => (
        <p key={note} className="aside">
          {unbroken(note)}
        </p>
      ))}
      {[...whole, ...edges].map((line) => (
        <p key={line}>{unbroken(line)}</p>
      ))}
      {sheets.length > 0 && (
        <ul role="list">
          {sheets.map((sheet) => (
            <li key={sheet.parts.map(({ name }) => name).join()}>
              <Sketch {...sheet} />
              <div>
                <strong>{unbroken(sheet.heading)}</strong>
                {sheet.lines.map(({ text, isPart }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may have the same cut out of them
                  <p key={index} className={isPart ? undefined : styles.detail}>
                    {unbroken(text)}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What is bought, and the pieces in it as they are cut. */
function Sketch({ lengthMm, widthMm, parts }: CutSheetText) {
  const scale = Math.min(WIDE / lengthMm, HIGH / widthMm)
  const [w, h] = [lengthMm * scale, widthMm * scale]
  return (
    <svg width={w + 2} height={h + 2} viewBox={`-1 -1 ${w + 2} ${h + 2}`} aria-hidden="true" className={styles.sketch}>
      <rect width={w} height={h} className={styles.rest} />
      {parts.map(({ name, area, notches }) => (
        <g key={name}>
          <rect
            x={area.x * scale}
            y={area.y * scale}
            width={area.w * scale}
            height={area.h * scale}
            className={styles.part}
          />
          {notches.map((notch) => (
            <rect
              key={`${notch.x} ${notch.y}`}
              x={notch.x * scale}
              y={notch.y * scale}
              width={notch.w * scale}
              height={notch.h * scale}
              className={styles.rest}
            />
          ))}
          {Math.min(area.w * scale, area.h * scale) > 13 && (
            <text x={(area.x + area.w / 2) * scale} y={(area.y + area.h / 2) * scale} dy="0.35em" textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
