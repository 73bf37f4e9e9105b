import { useEffect, useReducer, useState } from 'react'
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
  const [{ link, number }, check] = useReducer(
    (last, next: ResetLink) => ({ link: next, number: last.number + 1 }),
    undefined,
    () => ({ link: takeResetLink(), number: 0 }),
  )

  // A link that is pasted into the open tab may differ in its hash alone, and then loads no page.
  useEffect(() => {
    const follow = () => location.hash !== '' && check(takeResetLink())
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return (
    <div className={styles.screen}>
      <h1>{common.resetPassword}</h1>
      <Check key={number} link={link} onRetry={() => check(link)} />
    </div>
  )
}

/** One check of one link: what is answered when another has begun is shown to nobody. */
function Check({ link, onRetry }: { link: ResetLink; onRetry: () => void }) {
  const [state, setState] = useState<State>({ status: 'verifying' })

  useEffect(() => {
    void checkReset(link).then(setState)
  }, [link])

  if (state.status === 'verifying') {
    return (
      <p role="status" className={`turning ${styles.verifying}`}>
        {words.checking}
      </p>
    )
  }
  if (state.status === 'valid') {
    return <NewPassword link={link} onInvalid={(sentence) => setState({ status: 'invalid', sentence })} />
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
