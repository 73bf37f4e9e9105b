import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Problem } from '#contract/problem.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { refusalSentence, StoreRefusal } from '#store-api/store-refusal.ts'
import { GatewayProblem } from './gateway-problem.ts'

/**
 * Turns whatever went wrong into `{code, message, requestId}`. The store's own words go to the log, never to the browser,
 * unless they refuse what a customer sent.
 */
export function answerProblem(log: (line: string) => void): ErrorHandler {
  return (error, context) => {
    const requestId: string = context.get('requestId') ?? ''
    if (error instanceof GatewayProblem) return refused(context, error, requestId)
    if (error instanceof HTTPException) {
      const problem: Problem = { code: 'bad-request', message: 'The request could not be read.', requestId }
      return context.json(problem, error.status)
    }
    log(`${requestId} ${error instanceof StoreApiError ? error.message : (error.stack ?? error.message)}`)
    if (error instanceof StoreRefusal) {
      return refused(context, new GatewayProblem(422, 'refused', refusalSentence(error)), requestId)
    }
    const problem: Problem =
      error instanceof StoreApiError
        ? { code: 'store-unavailable', message: 'The store does not answer right now. Please try again.', requestId }
        : { code: 'fault', message: 'Something went wrong on our side. Please try again.', requestId }
    return context.json(problem, error instanceof StoreApiError ? 502 : 500)
  }
}

function refused(context: Context, error: GatewayProblem, requestId: string): Response {
  if (error.retryAfterS !== undefined) context.header('retry-after', String(error.retryAfterS))
  const problem: Problem = { code: error.code, message: error.message, requestId }
  return context.json(problem, error.status)
}
