import { type MouseEvent, useState } from 'react'

interface BusyButton {
  'aria-busy': boolean
  onClick: (event: MouseEvent) => void
}

/**
 * What a button whose press takes a while has: it says that it is at work. A press meanwhile does nothing, nor does the
 * second of a double click, however soon the first was done.
 */
export function useBusy(work: (event: MouseEvent) => Promise<unknown>): BusyButton {
  const [busy, setBusy] = useState(false)

  async function press(event: MouseEvent) {
    if (busy || event.detail > 1) return
    setBusy(true)
    await work(event).finally(() => setBusy(false))
  }

  return { 'aria-busy': busy, onClick: (event) => void press(event) }
}
