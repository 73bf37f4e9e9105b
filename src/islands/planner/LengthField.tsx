import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { readWrittenLength } from '#domain/written-length.ts'
import { faultSentence } from '#islands/floor-count/fault-sentence.ts'
import type { RoomFault } from '#planner/room-fault.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/planner.ts'
import styles from './Fields.module.css'
import { shownLength } from './shown-length.ts'

interface Props {
  label: string
  /** The name alone is not enough where fields stand in a table. */
  spoken?: string
  mm: number
  /** Whether nothing is a length, too. */
  orNothing?: boolean
  change: (mm: number) => RoomFault | undefined
}

/** A length that is typed in any unit. What cannot be is said beside it, and the drawing stays as it is. */
export function LengthField({ label, spoken, mm, orNothing = false, change }: Props) {
  const id = useId()
  const unit = useStore($shownUnit)
  const shown = shownLength(mm, unit)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')

  function settle() {
    if (typed === undefined) return
    const text = typed.trim()
    const read = orNothing && /^0\s?\p{L}{0,2}$/u.test(text) ? 0 : readWrittenLength(text, unit)
    if (read === undefined) {
      setProblem(text === '' ? '' : words.noLength)
      if (text === '') setTyped(undefined)
      return
    }
    const fault = text === shown ? undefined : change(read)
    setProblem(fault === undefined ? '' : faultSentence(fault))
    if (fault === undefined) setTyped(undefined)
  }

  return (
    <div className={styles.length}>
      <label htmlFor={id} className={spoken === undefined ? undefined : 'visually-hidden'}>
        {spoken ?? label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? shown}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : `${id}-problem`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key !== 'Escape') return
          setTyped(undefined)
          setProblem('')
        }}
      />
      {problem !== '' && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
