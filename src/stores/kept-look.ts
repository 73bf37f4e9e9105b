import { $lookText } from './look-text.ts'

/** Takes the look that was chosen last into an address that states none: a list comes as the one before was left. */
export function takeKeptLook(): void {
  const { pathname, search, hash } = location
  if ($lookText.get() !== 'table' || new URLSearchParams(search).has('view')) return
  history.replaceState(history.state, '', `${pathname}${search === '' ? '?' : `${search}&`}view=table${hash}`)
}
