import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RefusalStatus } from '#contract/call.ts'
import type { Code } from '#contract/calls.ts'
import type { Excess, Problem } from '#contract/problem.ts'

type Details = Omit<Problem, 'code' | 'requestId'>

/** A request that the gateway refuses; becomes a `Problem`. */
export class GatewayProblem extends Error {
  override readonly name = 'GatewayProblem'

  readonly status: ContentfulStatusCode
  readonly code: Code
  readonly details: Details

  /** A cause is for the log alone, which hears its message. */
  constructor(status: ContentfulStatusCode, code: Code, details: Details = {}, options?: ErrorOptions) {
    const { cause } = options ?? {}
    const about = details.about ?? (cause instanceof Error ? cause.message : undefined)
    super(about === undefined ? code : `${code} (${about})`, options)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** A refusal that a call has of its own, with the status that the contract gives it. */
export function refusal<Own extends Code>(
  { refusals }: { readonly refusals: Readonly<Record<Own, RefusalStatus>> },
  code: NoInfer<Own>,
): GatewayProblem {
  return new GatewayProblem(refusals[code], code)
}

/** Refuses what there was too much of, and says when there is room again. */
export function tooMany(about: Excess, leftMs: number): GatewayProblem {
  return new GatewayProblem(429, 'too-many', { about, retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) })
}
