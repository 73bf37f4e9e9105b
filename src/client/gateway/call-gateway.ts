import * as v from 'valibot'
import { BackendError } from '#client/backend-error.ts'
import { noteShopTime } from '#client/shop-time.ts'
import { type AnswerOf, addressOf, type Call, type Given } from '#contract/call.ts'
import { Problem } from '#contract/problem.ts'

const TIMEOUT_MS = 20_000

type Arguments<C extends Call> = object extends Given<C> ? [given?: Given<C>] : [given: Given<C>]

/**
 * Calls the gateway and returns its answer. Throws BackendError, and ValiError for an answer that the contract does not
 * know.
 */
export async function callGateway<C extends Call>(call: C, ...given: Arguments<C>): Promise<AnswerOf<C>>
export async function callGateway(call: Call, { named = {}, body = {}, signal }: AnyGiven = {}): Promise<object> {
  const { method } = call
  const limit = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(addressOf(call, named), {
    ...(method === 'GET'
      ? {}
      : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
  }).catch((cause: unknown) => {
    throw new BackendError(0, { code: 'unreachable' }, { cause })
  })
  noteShopTime(response.headers.get('date'))
  const json: unknown = await response.json().catch(() => undefined)
  if (response.ok && json !== undefined) return v.parse(call.answer, json)
  const problem = v.safeParse(Problem, json)
  throw new BackendError(response.status, problem.success ? problem.output : { code: 'strange' }, { answer: json })
}

interface AnyGiven {
  named?: Readonly<Record<string, string>>
  body?: unknown
  signal?: AbortSignal | undefined
}
