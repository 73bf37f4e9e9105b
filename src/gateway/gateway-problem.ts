import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A request that the gateway refuses; becomes `{code, message, requestId}`. */
export class GatewayProblem extends Error {
  override readonly name = 'GatewayProblem'

  readonly status: ContentfulStatusCode
  readonly code: string
  /** For 429 and 503: how long to wait, in seconds. */
  readonly retryAfterS: number | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, retryAfterS?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterS = retryAfterS
  }
}
