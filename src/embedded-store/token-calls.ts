import { Hono } from 'hono'
import { WireTokenBody } from '#store-api/wire/token.ts'
import { answer, Refusal } from './answer.ts'
import { readBody } from './request.ts'
import type { Tokens } from './tokens.ts'

/** The calls about password-reset tokens. */
export function tokenCalls(tokens: Tokens): Hono {
  const calls = new Hono()
  calls.post('/token', async (context) => {
    const body = await readBody(context, WireTokenBody)
    if (Number.isNaN(Date.parse(body.expiryDate))) {
      throw new Refusal(400, 'Validation failed.', { expiryDate: ['expiryDate must be a date.'] })
    }
    return context.json(answer({ tokenID: tokens.create(body) }))
  })
  calls.get('/token/:tokenID', (context) => {
    const token = tokens.byId(context.req.param('tokenID'))
    if (token === undefined) {
      throw new Refusal(404, 'Token not found.')
    }
    return context.json(answer(token))
  })
  return calls
}
