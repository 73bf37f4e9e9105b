import * as v from 'valibot'
import { type ContactMessage, ContactMessageSchema } from './contact-message.ts'

/**
 * A message that was written without a network. `sending` is noted before it is sent: who finds it so, with nobody
 * sending, cannot know whether it arrived, and a person decides.
 */
export interface WaitingMessage {
  message: ContactMessage
  /** Who wrote it; empty for a stranger. */
  customerId: string
  state: 'waiting' | 'sending' | 'doubtful'
}

/** What became of an attempt to send. `certain` says that a message that failed did not arrive. */
export type Delivery = { status: 'sent' } | { status: 'failed'; certain: boolean }

/** Where the message waits and how it leaves; each tab has one, and all have the same storage. */
export interface OutboxNeeds {
  read(): string | null
  write(text: string | null): void
  /** Who is logged in in the browser, or was last; empty where nobody is known. */
  customerId(): string
  /** The same of this tab alone: another customer's session may have ended in the browser before a stranger writes. */
  author(): string
  /** One at a time in the whole browser; a tab that is closed lets the others go on. */
  turn<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether anything comes through what the browser says is a network. */
  isReachable(): Promise<boolean>
  send(message: ContactMessage): Promise<Delivery>
}

/** What became of a message that waits; `unreachable` where it has certainly not left, for nothing came through. */
export type Sending = 'sent' | 'waiting' | 'unreachable' | 'doubtful' | 'nothing'

const Waiting = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    message: ContactMessageSchema,
    customerId: v.optional(v.string(), ''),
    state: v.picklist(['waiting', 'sending', 'doubtful']),
  }),
)

/** The message that waits, for whoever wrote it; null where there is none, or nothing that can be read. */
export function waitingMessage(needs: Pick<OutboxNeeds, 'read' | 'customerId'>): WaitingMessage | null {
  const found = keptMessage(needs)
  return found?.customerId === '' || found?.customerId === needs.customerId() ? found : null
}

function keptMessage({ read }: Pick<OutboxNeeds, 'read'>): WaitingMessage | null {
  const found = v.safeParse(Waiting, read())
  return found.success ? found.output : null
}

/** Lets a message wait; false while another one does, whoever wrote it, and once it is not wanted any more. */
export function letWait(needs: OutboxNeeds, message: ContactMessage, isWanted = () => true): Promise<boolean> {
  return needs.turn(async () => {
    if (keptMessage(needs) !== null || !isWanted()) return false
    needs.write(JSON.stringify({ message, customerId: needs.author(), state: 'waiting' }))
    return true
  })
}

/** Lets a message wait again that may have arrived, since a person says so. Throws where there is no room to note it. */
export function letWaitAgain(needs: OutboxNeeds): Promise<void> {
  return needs.turn(async () => {
    const found = waitingMessage(needs)
    if (found !== null) needs.write(JSON.stringify({ ...found, state: 'waiting' }))
  })
}

/**
 * Sends what waits, once, and nothing of another customer than is known: where it is not certain whether it arrived, it
 * is not sent again. `nothing` where there is nothing to be sent.
 */
export function sendWaiting(needs: OutboxNeeds): Promise<Sending> {
  return needs.turn(async () => {
    const found = keptMessage(needs)
    if (found === null || isOfAnother(found, needs)) return 'nothing'
    // Where a note cannot be made, in a full storage for one, nobody may rely on what was noted before.
    const note = <State extends WaitingMessage['state']>(state: State) => {
      // A log-out waits for no turn, and what it has removed stays removed.
      if (needs.read() === null) return 'nothing'
      try {
        needs.write(JSON.stringify({ ...found, state }))
        return state
      } catch {
        return 'doubtful'
      }
    }
    if (found.state !== 'waiting') return note('doubtful')
    if (!(await needs.isReachable())) return 'unreachable'
    const noted = note('sending')
    if (noted !== 'sending') return noted
    const delivery = await needs.send(found.message)
    if (delivery.status === 'failed') return note(delivery.certain ? 'waiting' : 'doubtful')
    needs.write(null)
    return 'sent'
  })
}

/** Takes back what waits; null where it is gone already. */
export function withdraw(needs: OutboxNeeds): Promise<ContactMessage | null> {
  return needs.turn(async () => {
    const found = waitingMessage(needs)
    if (found !== null) needs.write(null)
    return found?.message ?? null
  })
}

function isOfAnother({ customerId }: WaitingMessage, needs: OutboxNeeds): boolean {
  const known = needs.customerId()
  return customerId !== '' && known !== '' && customerId !== known
}
