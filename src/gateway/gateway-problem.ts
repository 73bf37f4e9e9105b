import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusalStatus } from '#contract/call.ts'
import type { Code } from '#contract/calls.ts'

/** A request that the gateway refuses; becomes `{code, message, requestId}`. */
export class GatewayProblem extends Error {
  override readonly name = 'GatewayProblem'

  readonly status: ContentfulStatusCode
  readonly code: Code
  /** For 429 and 503: how long to wait, in seconds. */
  readonly retryAfterS: number | undefined

  constructor(status: ContentfulStatusCode, code: Code, message: string, retryAfterS?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterS = retryAfterS
  }
}

/** A refusal that a call has of its own, with the status that the contract gives it. */
export function refusal<Own extends Code>(
  { refusals }: { readonly refusals: Readonly<Record<Own, RefusalStatus>> },
  code: NoInfer<Own>,
  message: string,
): GatewayProblem {
  return new GatewayProblem(refusals[code], code, message)
}
