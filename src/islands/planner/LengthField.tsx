import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { isWrittenNothing, type Measured, readWrittenLength } from '#domain/written-length.ts'
import { faultSentence } from '#islands/floor-count/fault-sentence.ts'
import { useTakenOnLeaving } from '#islands/form/use-taken-on-leaving.ts'
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
  measured?: Measured
  change: (mm: number) => RoomFault | undefined
}

/** What is typed and not taken over, and why not. */
interface Draft {
  text: string
  problem: string
  /** The length in whose place it was typed. */
  mm: number
}

/** A length that is typed in any unit. What cannot be is said beside it, and the drawing stays as it is. */
export function LengthField({ label, spoken, mm, orNothing = false, measured, change }: Props) {
  const id = useId()
  const unit = useStore($shownUnit)
  const shown = shownLength(mm, unit)
  const [draft, setDraft] = useState<Draft>()
  // What was typed for another length is not settled later, when somebody merely passes by.
  if (draft !== undefined && draft.mm !== mm) setDraft(undefined)
  const problem = draft?.problem ?? ''

  function settle() {
    if (draft === undefined) return
    const text = draft.text.trim()
    if (text === '') {
      setDraft(undefined)
      return
    }
    const read = orNothing && isWrittenNothing(text) ? 0 : readWrittenLength(text, unit, measured)
    const fault = read === undefined || text === shown ? undefined : change(read)
    if (read === undefined) setDraft({ ...draft, problem: words.noLength })
    else setDraft(fault && { ...draft, problem: faultSentence(fault) })
  }

  useTakenOnLeaving(settle)

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
        value={draft?.text ?? shown}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : `${id}-problem`}
        onChange={({ target }) => setDraft({ text: target.value, problem, mm })}
        onBlur={settle}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter') settle()
          if (key === 'Escape') setDraft(undefined)
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
