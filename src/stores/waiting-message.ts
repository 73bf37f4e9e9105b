import { atom } from 'nanostores'
import type { ContactMessage } from '#domain/contact-message.ts'
import {
  letWait,
  letWaitAgain,
  type OutboxNeeds,
  type Sending,
  sendWaiting,
  type WaitingMessage,
  waitingMessage,
  withdraw,
} from '#domain/outbox.ts'
import { CATALOGUE_PATH } from '#domain/paths.ts'
import { WAITING_MESSAGE, WHOSE } from '#domain/personal-storage.ts'
import { backend } from './backend.ts'
import { forgetOthers, readValue, visitStorage, WHOSE_KEY } from './forget-in-tab.ts'

/** Nobody else can send or take back what waits meanwhile. */
const PROBE_MS = 10_000

const outbox: OutboxNeeds = {
  read() {
    try {
      return localStorage.getItem(WAITING_MESSAGE)
    } catch {
      return null
    }
  },
  write(text) {
    if (text === null) localStorage.removeItem(WAITING_MESSAGE)
    else localStorage.setItem(WAITING_MESSAGE, text)
  },
  customerId() {
    forgetOthers()
    try {
      return localStorage.getItem(WHOSE) ?? ''
    } catch {
      return ''
    }
  },
  author() {
    forgetOthers()
    return readValue('customerId') || (visitStorage()?.getItem(WHOSE_KEY) ?? '')
  },
  async turn(work) {
    return navigator.locks === undefined ? work() : await navigator.locks.request(WAITING_MESSAGE, work)
  },
  /** Browsers say that there is a network before anything comes through it: a message sent then may or may not arrive. */
  isReachable() {
    return fetch(CATALOGUE_PATH, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
      () => true,
      () => false,
    )
  },
  async send(message) {
    return backend.messages().then(
      (messages) => messages.send(message, ''),
      () => ({ status: 'failed', certain: true }),
    )
  },
}

/** The message that waits for a network, and whether it is being sent in this tab. */
export const $waitingMessage = atom<WaitingMessage | null>(waitingMessage(outbox))

/** Lets a message wait; false where one waits already, where this browser keeps nothing, and once it is not wanted. */
export async function keepForLater(message: ContactMessage, isWanted?: () => boolean): Promise<boolean> {
  const waits = await letWait(outbox, message, isWanted).catch(() => false)
  look()
  return waits
}

/** Lets what may have arrived wait again. A browser that has no room for that leaves it as it is. */
export async function keepForAgain(): Promise<void> {
  await letWaitAgain(outbox).catch(() => undefined)
  look()
}

/** Sends what waits where there is a network. */
export async function sendWhatWaits(): Promise<Sending> {
  if (!navigator.onLine) return 'waiting'
  const outcome = await sendWaiting(outbox)
  look()
  return outcome
}

export async function takeBackWaiting(): Promise<ContactMessage | null> {
  const message = await withdraw(outbox)
  look()
  return message
}

/** What another tab may have changed. */
export function look(): void {
  $waitingMessage.set(waitingMessage(outbox))
}
