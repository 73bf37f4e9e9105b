import type { Context } from 'hono'
import * as v from 'valibot'
import { GatewayProblem } from './gateway-problem.ts'
import { readJsonBody } from './request-body.ts'

/** The body of a call, of the given shape. Throws GatewayProblem 400 that names the field, never its value. */
export async function parseBody<T>(context: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const result = v.safeParse(schema, readJsonBody(context))
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? 'The body'
  throw new GatewayProblem(400, 'bad-request', `${field} is missing or not as it should be.`)
}
