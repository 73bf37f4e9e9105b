import { atom } from 'nanostores'

export interface Toast {
  id: number
  text: string
  kind: 'success' | 'problem'
  durationMs: number
  /** A way on from here: to an address, or to something that this page can do. */
  action?: { label: string; href: string } | { label: string; run: () => void }
}

/** Unless said otherwise (behaviour 5.4). */
const DEFAULT_MS = 5_000

/** Toasts that wait to be shown; whoever shows one takes it out. */
export const $toasts = atom<readonly Toast[]>([])

let count = 0

/** Says something at the top right for a while. */
export function showToast(text: string, options: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  count += 1
  $toasts.set([...$toasts.get(), { id: count, text, kind: 'success', durationMs: DEFAULT_MS, ...options }])
}

/** What comes of a script that is fetched late; undefined where it does not come, and then the sentence is said. */
export async function orSay<Script>(coming: Promise<Script>, sentence: string): Promise<Script | undefined> {
  try {
    return await coming
  } catch {
    showToast(sentence, { kind: 'problem' })
    return undefined
  }
}

/** Takes all waiting toasts out, oldest first. */
export function takeToasts(): readonly Toast[] {
  const waiting = $toasts.get()
  if (waiting.length > 0) $toasts.set([])
  return waiting
}
