import { showToast } from './toasts.ts'

/** How long a customer reads a success before the page changes (behaviour 5.5). */
const REDIRECT_MS = 2_000

/** Says that something is done, and goes on after two seconds; Back does not come back to what is done. */
export async function goAfterToast(text: string, address: string): Promise<void> {
  showToast(text, { durationMs: REDIRECT_MS })
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS))
  location.replace(address)
}
