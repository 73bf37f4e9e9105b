import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { unbroken } from '#domain/unbroken.ts'
import type { Alternative } from '#planner/alternative.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/cutting-list.ts'
import styles from './CuttingSheets.module.css'
import { CuttingSketch } from './CuttingSketch.tsx'
import { cuttingText } from './cutting-text.ts'

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
              <CuttingSketch {...sheet} />
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
