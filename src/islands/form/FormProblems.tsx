import * as words from '#words/form.ts'
import styles from './FormProblems.module.css'

interface Props {
  /** What the shop answered, as plain text; empty when there is nothing to say. */
  sentence: string
  problems?: readonly { name: string; problem: string }[]
  onFocus?: (name: string) => void
}

/** Above the button: what the shop answered, and, where several fields are wrong, a way to each. */
export function FormProblems({ sentence, problems = [], onFocus }: Props) {
  const several = problems.length > 1
  return (
    <div role="alert">
      {sentence !== '' && <p className={`notice problem ${styles.sentence}`}>{sentence}</p>}
      {sentence === '' && several && (
        <div className="notice problem">
          <p>{words.wrongFields(problems.length)}</p>
          <ul className={styles.list}>
            {problems.map(({ name, problem }) => (
              <li key={name}>
                <button type="button" onClick={() => onFocus?.(name)}>
                  {problem}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
