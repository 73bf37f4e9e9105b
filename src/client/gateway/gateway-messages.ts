import type { Messages } from '#client/backend.ts'
import { BackendError, callGateway } from '#client/call-gateway.ts'
import { refusalSentence } from '#client/refusal-sentence.ts'
import type { Code } from '#contract/calls.ts'
import * as calls from '#contract/message-calls.ts'

/** From when the proof came, with a margin. */
const LEAST_WAIT_MS = calls.LEAST_WRITING_MS + 250
/** A new proof helps against these refusals. */
const OUTWORN = [
  'form-too-fast',
  'form-expired',
  'form-invalid',
] as const satisfies (keyof typeof calls.send.refusals)[]

const WAS_NOT_SENT: readonly string[] = ['busy', 'mail-not-taken'] satisfies Code[]

let held: { token: string; receivedAtMs: number } | undefined

/**
 * Messages through the gateway, each with its proof of when a person began to write. Who is faster than any person (one
 * press of "Bring back my message" is enough) is held back rather than refused, and a proof that the gateway no longer
 * takes is renewed once.
 */
export const gatewayMessages: Messages = {
  async prepare() {
    await freshToken().catch(() => undefined)
  },
  async send(message, trap) {
    // Before it has its proof, a message does not leave.
    let left = false
    const attempt = async () => {
      left = false
      const { token, receivedAtMs } = await freshToken()
      // A clock that was set back makes it no longer.
      const waitMs = Math.min(LEAST_WAIT_MS, LEAST_WAIT_MS - (Date.now() - receivedAtMs))
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      left = true
      await callGateway(calls.send, { body: { ...message, trap, token } })
    }
    try {
      await attempt().catch(async (error: unknown) => {
        if (!(error instanceof BackendError) || !OUTWORN.some((code) => code === error.problem.code)) throw error
        held = undefined
        await attempt()
      })
      return { status: 'sent' }
    } catch (error) {
      if (!(error instanceof BackendError)) return { status: 'failed', reason: '', certain: false }
      return { status: 'failed', reason: refusalSentence(error), certain: !left || isRefusal(error) }
    }
  },
}

/** What the gateway refused did not reach the mail service, or was refused there. */
function isRefusal({ status, problem }: BackendError): boolean {
  return (status >= 400 && status < 500 && problem.code !== 'strange') || WAS_NOT_SENT.includes(problem.code)
}

async function freshToken(): Promise<{ token: string; receivedAtMs: number }> {
  if (held === undefined || Date.now() - held.receivedAtMs > calls.MOST_WRITING_MS - 60_000) {
    const { token } = await callGateway(calls.formToken)
    held = { token, receivedAtMs: Date.now() }
  }
  return held
}
