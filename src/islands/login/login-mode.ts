import { useEffect, useState } from 'react'
import { logInPath } from '#domain/paths.ts'
import * as common from '#words/common.ts'

/** The two sides of the login screen. */
export type LoginMode = 'log-in' | 'sign-up'

/** What they are called. */
export const MODE_NAMES: Readonly<Record<LoginMode, string>> = { 'log-in': common.logIn, 'sign-up': common.signUp }

/** The side that the address names (`?mode=sign-up`), and a way to change both; Back changes it too. */
export function useLoginMode(): [LoginMode, (mode: LoginMode) => void] {
  const [mode, setMode] = useState(() => modeOf(location.search))

  useEffect(() => {
    const follow = () => setMode(modeOf(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  return [
    mode,
    (next) => {
      if (next !== mode) history.pushState(null, '', modeAddress(next, location.search))
      setMode(next)
    },
  ]
}

/** The address of a side, which keeps where to go afterwards. */
export function modeAddress(mode: LoginMode, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('mode')
  if (mode === 'sign-up') query.set('mode', mode)
  return logInPath(query)
}

function modeOf(search: string): LoginMode {
  return new URLSearchParams(search).get('mode') === 'sign-up' ? 'sign-up' : 'log-in'
}
