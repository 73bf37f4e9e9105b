import * as calls from '#contract/message-calls.ts'
import type { ContactMessage } from '#domain/contact-message.ts'
import type { SendOutcome } from '#flows/send-message.ts'
import { callGateway, GatewayError } from './call-gateway.ts'
import { refusalSentence } from './gateway-sentence.ts'

const MARGIN_MS = 250
/** A new proof helps against these refusals. */
const OUTWORN = [
  'form-too-fast',
  'form-expired',
  'form-invalid',
] as const satisfies (keyof typeof calls.send.refusals)[]

let held: { token: string; receivedAtMs: number } | undefined

/** Fetches the gateway's proof of when a person began to write. */
export async function prepareGatewayMessage(): Promise<void> {
  await freshToken().catch(() => undefined)
}

/**
 * Sends a message with that proof. Who is faster than any person (one press of "Bring back my message" is enough) is
 * held back rather than refused, and a proof that the gateway no longer takes is renewed once.
 */
export async function sendGatewayMessage(message: ContactMessage, trap: string): Promise<SendOutcome> {
  try {
    await send(message, trap).catch(async (error: unknown) => {
      if (!(error instanceof GatewayError) || !OUTWORN.some((code) => code === error.problem.code)) throw error
      held = undefined
      await send(message, trap)
    })
    return { status: 'sent' }
  } catch (error) {
    return { status: 'failed', reason: error instanceof GatewayError ? refusalSentence(error) : '' }
  }
}

async function send(message: ContactMessage, trap: string): Promise<void> {
  const { token, receivedAtMs } = await freshToken()
  const waitMs = calls.LEAST_WRITING_MS + MARGIN_MS - (Date.now() - receivedAtMs)
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  await callGateway(calls.send, { body: { ...message, trap, token } })
}

async function freshToken(): Promise<{ token: string; receivedAtMs: number }> {
  if (held === undefined || Date.now() - held.receivedAtMs > calls.MOST_WRITING_MS - 60_000) {
    const { token } = await callGateway(calls.formToken)
    held = { token, receivedAtMs: Date.now() }
  }
  return held
}
