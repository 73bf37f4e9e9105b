import * as v from 'valibot'
import { type AnswerOf, addressOf, type Call, type Given } from '#contract/call.ts'
import { Problem } from '#contract/problem.ts'
import { noteShopTime } from './shop-time.ts'

// Beside the call, since pages that tell of refusals would otherwise fetch two scripts for one.
/** The gateway, in direct mode the store, refused or could not be reached; `status` is 0 when no answer came. */
export class BackendError extends Error {
  override readonly name = 'BackendError'

  readonly status: number
  /** Its code is `unreachable` where no answer came, and `strange` for one that is not of the gateway's kind. */
  readonly problem: Omit<Problem, 'requestId'>
  /** What was answered, where it was JSON. */
  readonly answer: unknown

  constructor(
    status: number,
    problem: Omit<Problem, 'requestId'>,
    { answer, ...options }: ErrorOptions & { answer?: unknown } = {},
  ) {
    super(`${status} ${problem.code}`, options)
    this.status = status
    this.problem = problem
    this.answer = answer
  }
}

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
