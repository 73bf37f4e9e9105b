import type { MouseEvent } from 'react'
import { isPlainClick } from '#islands/plain-click.ts'
import * as words from '#words/log-in.ts'
import { type LoginMode, MODE_NAMES, modeAddress } from './login-mode.ts'
import styles from './ModeSwitch.module.css'

const SIDES = ['log-in', 'sign-up'] as const

/** Links to the two sides; a plain click changes over without leaving the page. */
export function ModeSwitch({ mode, onMode }: { mode: LoginMode; onMode: (mode: LoginMode) => void }) {
  function follow(event: MouseEvent, side: LoginMode) {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    onMode(side)
  }
  return (
    <nav className={styles.switch} aria-label={words.logInOrSignUp}>
      {SIDES.map((side) => (
        <a
          key={side}
          href={modeAddress(side, location.search)}
          aria-current={side === mode ? 'page' : undefined}
          onClick={(event) => follow(event, side)}
        >
          {MODE_NAMES[side]}
        </a>
      ))}
    </nav>
  )
}
