import * as words from '#words/plan-drawing.ts'
import styles from './DrawingBar.module.css'

/** A drawing with names, or the floor as it will look. */
export const LOOKS = ['drawn', 'laid'] as const
export type DrawingLook = (typeof LOOKS)[number]

/** Chooses between the two. */
export function DrawingLooks({ look, choose }: { look: DrawingLook; choose: (look: DrawingLook) => void }) {
  return (
    <fieldset className={styles.looks}>
      <legend className="visually-hidden">{words.look}</legend>
      {LOOKS.map((name) => (
        <button key={name} type="button" aria-pressed={name === look} onClick={() => choose(name)}>
          {words.looks[name]}
        </button>
      ))}
    </fieldset>
  )
}
