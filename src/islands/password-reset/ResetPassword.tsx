import { useEffect, useState } from 'react'
import { FORGOT_PASSWORD_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { PassingButton } from '#islands/PassingButton.tsx'
import { checkReset, type ResetCheck, type ResetLink, takeResetLink } from '#stores/password-reset.ts'
import * as common from '#words/common.ts'
import * as words from '#words/password-reset.ts'
import { NewPassword } from './NewPassword.tsx'
import styles from './PasswordReset.module.css'

type State = { status: 'verifying' } | ResetCheck

/** Where the mailed link leads: checks it first, then takes a new password. */
export const ResetPassword = withBoundary(ResetPasswordIsland)

function ResetPasswordIsland() {
  const [link, setLink] = useState(takeResetLink)
  const [state, setState] = useState<State>({ status: 'verifying' })

  useEffect(() => {
    let current = true
    setState({ status: 'verifying' })
    void checkReset(link).then((checked) => current && setState(checked))
    return () => {
      current = false
    }
  }, [link])

  // A link that is pasted into the open tab may differ in its hash alone, and then loads no page.
  useEffect(() => {
    const follow = () => location.hash !== '' && setLink(takeResetLink())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  function retry() {
    setState({ status: 'verifying' })
    void checkReset(link).then(setState)
  }

  return (
    <div className={styles.screen}>
      <h1>{common.resetPassword}</h1>
      <Screen link={link} state={state} onState={setState} onRetry={retry} />
    </div>
  )
}

interface ScreenProps {
  link: ResetLink
  state: State
  onState: (state: State) => void
  onRetry: () => void
}

function Screen({ link, state, onState, onRetry }: ScreenProps) {
  if (state.status === 'verifying') {
    return (
      <p role="status" className={`turning ${styles.verifying}`}>
        {words.checking}
      </p>
    )
  }
  if (state.status === 'valid') {
    return <NewPassword link={link} onInvalid={(sentence) => onState({ status: 'invalid', sentence })} />
  }
  return (
    <>
      <p role="alert" className="notice problem">
        {state.sentence}
      </p>
      <p className="button-row">
        {state.status === 'failed' && (
          <PassingButton className="button" onClick={onRetry}>
            {common.tryAgain}
          </PassingButton>
        )}
        <a className={state.status === 'failed' ? 'button quiet' : 'button'} href={FORGOT_PASSWORD_PATH}>
          {words.askForNewLink}
        </a>
      </p>
    </>
  )
}
