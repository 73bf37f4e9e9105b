import type { ReactNode } from 'react'
import { PassingButton } from '#islands/PassingButton.tsx'
import * as common from '#words/common.ts'
import styles from './Trouble.module.css'

interface Props {
  sentence: string
  onRetry: () => void
  /** Other ways on. */
  children?: ReactNode
}

/** Something could not be read: what was said, and the way to try again. */
export function Trouble({ sentence, onRetry, children }: Props) {
  return (
    <div className={styles.trouble}>
      <p role="alert" className="notice problem">
        {sentence}
      </p>
      <PassingButton className="button quiet" onClick={onRetry}>
        {common.tryAgain}
      </PassingButton>
      {children}
    </div>
  )
}
