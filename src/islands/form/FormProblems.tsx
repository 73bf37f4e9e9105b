import * as words from '#words/form.ts'
import styles from './FormProblems.module.css'

interface Props {
  /** What the shop answered, as plain text; empty when there is nothing to say. */
  sentence: string
  problems?: readonly { name: string; problem: string }[]
  onFocus?: (name: string) => void
}

/**
 * Above the button: what the shop answered, and, where several fields are wrong, a way to each. The ways follow what is
 * typed, so they are not read out with every change.
 */
export function FormProblems({ sentence, problems = [], onFocus }: Props) {
  const several = sentence === '' && problems.length > 1
  const said = several ? words.wrongFields(problems.length) : sentence
  return (
    <div className={said === '' ? undefined : 'notice problem'}>
      <p className={styles.sentence} role="alert">
        {said}
      </p>
      {several && (
        <ul className={styles.list}>
          {problems.map(({ name, problem }) => (
            <li key={name}>
              <button type="button" onClick={() => onFocus?.(name)}>
                {problem}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
