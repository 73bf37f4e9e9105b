import { Hono } from 'hono'
import * as calls from '#contract/message-calls.ts'
import { sendMessage } from '#flows/send-message.ts'
import { formTokens } from './form-token.ts'
import type { GatewayPorts } from './gateway-ports.ts'
import { refusal } from './gateway-problem.ts'
import { mailFailed } from './mail-failed.ts'
import { onCall } from './on-call.ts'

const REFUSALS = { 'too-fast': 'form-too-fast', 'too-old': 'form-expired', forged: 'form-invalid' } as const

/** The contact form: proof of when it was opened, and the message itself. */
export function messageRoutes(ports: Pick<GatewayPorts, 'mailer' | 'secret' | 'nowMs' | 'log'>): Hono {
  const { mailer, secret, nowMs, log } = ports
  const tokens = formTokens(secret, nowMs)
  const routes = new Hono()
  onCall(routes, calls.formToken).answer(async () => ({ token: await tokens.issue() }))

  onCall(routes, calls.send).answer(
    async (context, body) => {
      const { trap, token, ...message } = body()
      // A machine that filled the trap is not told that it stepped into it.
      if (trap !== '') return { status: 'sent' }
      const verdict = await tokens.judge(token)
      if (verdict !== 'fresh') throw refusal(calls.send, REFUSALS[verdict])
      await sendMessage(mailer, message).catch(mailFailed(calls.send, context, log))
      return { status: 'sent' }
    },
    () => refusal(calls.send, 'not-a-message'),
  )
  return routes
}
