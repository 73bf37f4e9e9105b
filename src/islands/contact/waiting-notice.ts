import type { ContactMessage } from '#domain/contact-message.ts'
import { goOnAt } from '#islands/leave-pressed.ts'
import { $waitingMessage, keepForAgain, look, takeBackWaiting } from '#stores/waiting-message.ts'
import * as words from '#words/contact.ts'
import { sendAndTell } from './send-and-tell.ts'

/** Shows the message that waits for a network, sends it when there is one, and hands it back to whoever takes it back. */
export function watchWaiting(form: HTMLFormElement, bringBack: (message: ContactMessage) => void): void {
  const notice = form.querySelector<HTMLElement>('[data-waiting]')
  const text = form.querySelector('[data-waiting-text]')
  const again = form.querySelector<HTMLElement>('[data-send-again]')
  const back = form.querySelector<HTMLElement>('[data-take-back]')
  const render = () => {
    const waiting = $waitingMessage.get()
    // The keyboard goes on in the page, and where the message is taken back, from there to it.
    if (notice && waiting === null && notice.contains(document.activeElement)) goOnAt(undefined, notice)
    if (notice) notice.hidden = waiting === null
    if (text) text.textContent = waiting?.state === 'waiting' ? words.waits : words.mayHaveArrived
    if (again) again.hidden = waiting?.state === 'waiting'
  }
  $waitingMessage.subscribe(render)
  for (const change of ['storage', 'pageshow']) addEventListener(change, look)
  addEventListener('online', () => void sendAndTell())
  again?.addEventListener('click', async () => {
    // The button goes, and the next one takes its place.
    back?.focus()
    await keepForAgain()
    await sendAndTell()
  })
  back?.addEventListener('click', async () => {
    const message = await takeBackWaiting()
    if (message !== null) bringBack(message)
  })
  if ($waitingMessage.get() !== null) void sendAndTell()
}
