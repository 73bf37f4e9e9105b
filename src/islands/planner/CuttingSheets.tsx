import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { unbroken } from '#domain/unbroken.ts'
import { type CutPart, type CutSheet, cuttingList, notchesInSheet } from '#planner/cutting-list.ts'
import { shortNames } from '#planner/laid-rows.ts'
import type { Plan } from '#planner/plan.ts'
import type { Ramps } from '#planner/ramps.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import { CutStrips } from './CutStrips.tsx'
import styles from './CuttingSheets.module.css'
import { planLength, shownLength } from './shown-length.ts'

const WIDE = 132
const HIGH = 96

/** What is cut from what, drawn; what is laid whole is named alone. */
export function CuttingSheets({ plan, ramps }: { plan: Plan; ramps: Ramps | undefined }) {
  const unit = useStore($shownUnit)
  const list = useMemo(() => cuttingList(plan), [plan])
  const whole = list.filter(({ isWhole }) => isWhole)
  const cut = list.filter(({ isWhole }) => !isWhole)
  const names = whole.flatMap(({ parts }) => parts.flatMap((part) => part.names))
  return (
    <section className={styles.list} aria-labelledby="planner-cutting">
      <h2 id="planner-cutting">{words.cuttingList}</h2>
      {names.length > 0 && <p>{words.laidWhole(names.length, shortNames(names))}</p>}
      {ramps !== undefined && <CutStrips ramps={ramps} />}
      {cut.length > 0 && (
        <ul role="list">
          {cut.map((sheet) => (
            <li key={sheet.parts.map(({ names: own }) => own.join()).join()}>
              <Sketch {...sheet} />
              <div>
                <strong>
                  {unbroken(words.cutFrom(sheet.count, sizeText(sheet.sheet.lengthMm, sheet.sheet.widthMm, unit)))}
                </strong>
                {sheet.parts.map((part) => (
                  <Part key={part.names.join()} part={part} unit={unit} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The names of a piece, its measures, and what is cut out of it, seen as it lies in the plan. */
function Part({ part: { names, piece }, unit }: { part: CutPart; unit: ShownUnit }) {
  const { area, cut, notches } = piece
  return (
    <div>
      <b>{names.join(', ')}</b> {unbroken(sizeText(cut.w, cut.h, unit))}
      {notches.map(({ x, y, w, h }) => (
        <p key={`${x} ${y}`} className={styles.notch}>
          {unbroken(words.cutOut(sizeText(w, h, unit), shownLength(x - area.x, unit), shownLength(y - area.y, unit)))}
        </p>
      ))}
    </div>
  )
}

/** What is bought, and the pieces in it as they are cut. */
function Sketch({ sheet: { lengthMm, widthMm }, parts }: CutSheet) {
  const scale = Math.min(WIDE / lengthMm, HIGH / widthMm)
  const [w, h] = [lengthMm * scale, widthMm * scale]
  return (
    <svg width={w + 2} height={h + 2} viewBox={`-1 -1 ${w + 2} ${h + 2}`} aria-hidden="true" className={styles.sketch}>
      <rect width={w} height={h} className={styles.rest} />
      {parts.map(({ names: [name], piece, piece: { cut } }) => (
        <g key={name}>
          <rect
            x={cut.x * scale}
            y={cut.y * scale}
            width={cut.w * scale}
            height={cut.h * scale}
            className={styles.part}
          />
          {notchesInSheet(piece).map((notch) => (
            <rect
              key={`${notch.x} ${notch.y}`}
              x={notch.x * scale}
              y={notch.y * scale}
              width={notch.w * scale}
              height={notch.h * scale}
              className={styles.rest}
            />
          ))}
          {Math.min(cut.w * scale, cut.h * scale) > 13 && (
            <text x={(cut.x + cut.w / 2) * scale} y={(cut.y + cut.h / 2) * scale} dy="0.35em" textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

function sizeText(lengthMm: number, widthMm: number, unit: ShownUnit): string {
  return `${planLength(lengthMm, unit)} × ${shownLength(widthMm, unit)}`
}
