import { persistentAtom } from '@nanostores/persistent'
import { guardStorage } from './guarded-storage.ts'

guardStorage()

/** The look of lists that somebody chose last, as the browser keeps it; empty where nobody has. */
export const $lookText = persistentAtom<string>('look', '')

/** Takes the look that was chosen last into an address that states none: a list comes as the one before was left. */
export function takeKeptLook(): void {
  const { pathname, search, hash } = location
  if ($lookText.get() !== 'table' || new URLSearchParams(search).has('view')) return
  history.replaceState(history.state, '', `${pathname}${search === '' ? '?' : `${search}&`}view=table${hash}`)
}
