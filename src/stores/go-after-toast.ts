import { showToast } from './toasts.ts'

/** How long a customer reads a success before the page changes (behaviour 5.5). */
const REDIRECT_MS = 2_000

/** Says that something is done, and goes on after two seconds; Back does not come back to what is done. */
export function goAfterToast(text: string, address: string): Promise<boolean> {
  showToast(text, { durationMs: REDIRECT_MS })
  return goAfter(REDIRECT_MS, () => location.replace(address))
}

/** How long another page that was set out for may take to come. Links for mail, and pages that are stopped, never do. */
const LEAVING_MS = 15_000

/**
 * Goes on once something has been read, and resolves when nothing has come of that: what is done cannot be done again while
 * the next page is on its way. Whoever sets out for another page meanwhile, by a link or by Back, goes there, also where the
 * browser keeps this one whole: then it resolves with false.
 */
export async function goAfter(readMs: number, go: () => void): Promise<boolean> {
  const seen = new Set<string>()
  const note = ({ type }: Event) => void seen.add(type)
  for (const sign of ['beforeunload', 'pagehide']) addEventListener(sign, note)
  await wait(readMs)
  if (seen.has('beforeunload') && !seen.has('pagehide')) await wait(LEAVING_MS)
  for (const sign of ['beforeunload', 'pagehide']) removeEventListener(sign, note)
  if (seen.has('pagehide')) return false
  go()
  await wait(LEAVING_MS)
  return true
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
