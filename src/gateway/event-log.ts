import type { Context } from 'hono'
import type { Code } from '#contract/calls.ts'
import type { PlacingOutcome } from '#domain/placed-order.ts'
import { callerAddress, networkOf } from './caller-address.ts'
import { fingerprint } from './secrets.ts'

/** What an owner may have to look up one day. Words are fixed ones; ids and addresses of people are hashed on the way out. */
export type GatewayEvent =
  | { event: 'log-in-taken' | 'logged-out' | 'registered'; customerId: string }
  | { event: 'log-in-refused'; reason: 'email-not-found' | 'wrong-password' | 'inactive' | 'slowed'; email: string }
  | { event: 'registration-refused'; email: string }
  | { event: 'reset-asked'; outcome: 'sent' | 'email-not-found' | 'token-failed' | 'mail-failed'; email: string }
  | { event: 'reset-used'; outcome: 'done' | 'refused' | 'invalid'; customerId?: string }
  | { event: 'password-changed' | 'email-changed' | 'sessions-ended'; customerId: string }
  | { event: 'password-refused' | 'email-refused'; reason: 'current-wrong' | 'weak' | 'taken'; customerId: string }
  | { event: 'refused'; reason: RefusalCode }
  | { event: 'limit-reached'; limit: string; per: 'address' | 'customer' | 'target' }
  | { event: 'order'; outcome: PlacingOutcome['status']; customerId: string; orderId?: string }

/** Refusals of what our own pages never send, or of what is not the caller's. */
export const REFUSAL_CODES = [
  'logged-out',
  'no-such-order',
  'other-customer',
  'foreign-origin',
  'not-json',
  'bad-request',
  'too-large',
  'too-slow',
  'not-a-message',
  'form-too-fast',
  'form-expired',
] as const satisfies readonly Code[]
export type RefusalCode = (typeof REFUSAL_CODES)[number]

export interface EventLog {
  /** Notes what happened in a request, with its id and its caller. Never throws. */
  note(event: GatewayEvent, context: Context): void
}

export type LogFormat = 'json' | 'text'

export interface EventLogOptions {
  secret: string
  nowMs: () => number
  /** Takes one line without its end. */
  write: (line: string) => void
  format: LogFormat
  addressHeader?: string | undefined
}

/**
 * One line for each event. People and addresses stand in it as keyed hashes: the same one is always the same, and
 * nobody can read from the log who it was.
 */
export function eventLog({ secret, nowMs, write, format, addressHeader }: EventLogOptions): EventLog {
  const hash = (kind: string, text: string) => fingerprint(secret, 'log', kind, text).slice(0, 16)
  return {
    note(noted, context) {
      const { event, ...details } = noted
      const { customerId, email, ...words } = { customerId: undefined, email: undefined, ...details }
      write(
        logLine(format, {
          time: new Date(nowMs()).toISOString(),
          event,
          ...words,
          ...(customerId === undefined ? {} : { customer: hash('customer', customerId) }),
          ...(email === undefined ? {} : { email: hash('email', email.trim().toLowerCase()) }),
          address: hash('address', networkOf(callerAddress(context, addressHeader))),
          request: String(context.get('requestId') ?? ''),
        }),
      )
    },
  }
}

/** A line of the log: JSON, or `time event name=value …` for people. */
export function logLine(format: LogFormat, fields: Readonly<Record<string, string>>): string {
  if (format === 'json') return JSON.stringify(fields)
  const { time = '', event = '', ...rest } = fields
  return [time, event, ...Object.entries(rest).map(([name, value]) => `${name}=${plain(value)}`)].join(' ')
}

/** A word as it is, anything else in quotation marks and on one line. */
function plain(value: string): string {
  return /^[\w.:-]+$/.test(value) ? value : JSON.stringify(value)
}
