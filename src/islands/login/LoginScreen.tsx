import { useEffect, useState } from 'react'
import { nextPage } from '#domain/next-page.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { titlePage } from '#islands/title-page.ts'
import { recallSession } from '#stores/recall-session.ts'
import { $session } from '#stores/session.ts'
import { LogInForm } from './LogInForm.tsx'
import styles from './LoginScreen.module.css'
import { logInReason } from './log-in-reason.ts'
import { MODE_NAMES, useLoginMode } from './login-mode.ts'
import { ModeSwitch } from './ModeSwitch.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const ignore = () => undefined

/** Login and Sign Up on one screen. Who is logged in already is sent on. */
export const LoginScreen = withBoundary(LoginScreenIsland)

function LoginScreenIsland({ countries }: { countries: readonly string[] }) {
  const [mode, setMode] = useLoginMode()
  const [known] = useState(() => $session.get() !== undefined)
  const [reason] = useState(() => logInReason(location.search))
  const heading = MODE_NAMES[mode]

  useEffect(() => {
    const sendOn = () => location.replace(nextPage(location.search))
    if (known) sendOn()
    // When it cannot be asked, logging in will say so.
    else recallSession().then((session) => session && sendOn(), ignore)
    // A page that Back brings back as it was does not know who has logged in since.
    const recheck = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', recheck)
    return () => removeEventListener('pageshow', recheck)
  }, [known])

  useEffect(() => {
    titlePage(heading)
  }, [heading])

  if (known) return null
  return (
    <div className={styles.screen}>
      <h1>{heading}</h1>
      {reason !== '' && <p className="lead">{reason}</p>}
      <ModeSwitch mode={mode} onMode={setMode} />
      {mode === 'log-in' ? <LogInForm /> : <SignUpForm countries={countries} />}
    </div>
  )
}
