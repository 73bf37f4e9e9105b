import type { Context } from 'hono'
import * as v from 'valibot'
import type { Call, RequestOf } from '#contract/call.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { readJsonBody } from './request-body.ts'

type Unsound = (field: string) => GatewayProblem

/** The body of a call. Throws what `unsound` makes of the first wrong field's name. */
export function parseBody<C extends Call>(context: Context, call: C, unsound?: Unsound): RequestOf<C>
export function parseBody(context: Context, { request }: Call, unsound: Unsound = badRequest): unknown {
  const result = v.safeParse(request ?? v.never(), readJsonBody(context))
  if (result.success) return result.output
  throw unsound(v.getDotPath(result.issues[0]) ?? 'body')
}

/** It names the field, never its value. */
function badRequest(field: string): GatewayProblem {
  return new GatewayProblem(400, 'bad-request', { about: field })
}
