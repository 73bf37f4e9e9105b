import { showToast } from './toasts.ts'

/** How long a customer reads a success before the page changes (behaviour 5.5). */
const REDIRECT_MS = 2_000

/** Says that something is done, and goes on after two seconds; Back does not come back to what is done. */
export function goAfterToast(text: string, address: string): Promise<boolean> {
  showToast(text, { durationMs: REDIRECT_MS })
  return goAfter(REDIRECT_MS, () => location.replace(address))
}

/**
 * Goes on once something has been read. Whoever sets out for another page meanwhile, by a link or by Back, goes there, also
 * where the browser keeps this one whole: then it resolves with false.
 */
export async function goAfter(readMs: number, go: () => void): Promise<boolean> {
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  addEventListener('beforeunload', leave)
  await new Promise((resolve) => setTimeout(resolve, readMs))
  removeEventListener('beforeunload', leave)
  if (!isLeft) go()
  return !isLeft
}
