import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Problem } from '#contract/problem.ts'
import { StoreApiError } from '#store-api/store-api-error.ts'
import { StoreRefusal } from '#store-api/store-refusal.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { saidOnce } from './said-once.ts'

/**
 * Turns whatever went wrong into a `Problem`. The store's own words go to the log, never to the browser, unless they
 * refuse what a customer sent. Why what the gateway keeps gives no answer is logged once a minute.
 */
export function answerProblem(log: (line: string) => void, monotonicMs = () => performance.now()): ErrorHandler {
  const outages = saidOnce(log, monotonicMs)
  return (error, context) => {
    if (error instanceof GatewayProblem) {
      if (error.cause instanceof Error) outages.log(`What the gateway keeps cannot be reached: ${error.cause.message}`)
      return refused(context, error)
    }
    if (error instanceof HTTPException) return context.json(problemOf(context, 'bad-request'), error.status)
    log(
      `${context.get('requestId') ?? ''} ${error instanceof StoreApiError ? error.message : (error.stack ?? error.message)}`,
    )
    return refused(context, told(error))
  }
}

function told(error: Error): GatewayProblem {
  if (error instanceof StoreRefusal) return new GatewayProblem(422, 'refused', { sentence: error.words })
  return error instanceof StoreApiError
    ? new GatewayProblem(502, 'store-unavailable')
    : new GatewayProblem(500, 'fault')
}

function refused(context: Context, { status, code, details }: GatewayProblem): Response {
  if (details.retryAfterS !== undefined) context.header('retry-after', String(details.retryAfterS))
  return context.json({ ...problemOf(context, code), ...details }, status)
}

/** For whoever answers without an error having been thrown. */
export function problemOf(context: Context, code: GatewayProblem['code']): Problem {
  return { code, requestId: String(context.get('requestId') ?? '') }
}
