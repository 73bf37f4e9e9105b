import { tellSent } from '#islands/contact/tell-sent.ts'
import { sendWhatWaits } from '#stores/waiting-message.ts'

/** On whatever page the network is back: what waits is sent, and that is said. */
export function sendWaitingMessage(): Promise<void> {
  return tellSent(sendWhatWaits())
}
