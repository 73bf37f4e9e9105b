import { withoutEnd } from '#domain/without-end.ts'
import { readBoundedBody } from './bounded-body.ts'
import { type Answer, type Call, nameOf, type Transport } from './call.ts'
import { discreet, isIndiscreet, secretsOf } from './redaction.ts'
import { retryDelayMs } from './retry-delay.ts'
import { StoreApiError, type StoreApiFailure } from './store-api-error.ts'

export interface TransportOptions {
  /** Scheme, host and, where the API lives in a folder, its path. */
  url: string
  fetch: typeof globalThis.fetch
  /** Limit for one attempt, body included; default 15,000. */
  timeoutMs?: number
  /** Further attempts after a failed GET; default 3. */
  retries?: number
  /** The longest Retry-After that is waited for; default a minute. */
  longestRetryAfterMs?: number
  /** Between 0 and 1, spreads retries; default `Math.random`. */
  random?: () => number
  /** How a retry waits; default a timer. */
  wait?: (ms: number) => Promise<void>
}

/**
 * Carries calls to the API with its key: time limits, size limits, no redirects, and retries of GET calls that failed
 * in passing. Throws StoreApiError when no answer came; an answer of whatever status is returned.
 */
export function createTransport(options: TransportOptions): Transport {
  const { retries = 3, longestRetryAfterMs = 60_000, random = Math.random, wait = timer } = options
  return async (call) => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await attemptCall(options, call)
      const last = call.method !== 'GET' || attempt >= retries
      const delayMs = last ? undefined : retryDelayMs(failureOf(outcome), attempt, random, longestRetryAfterMs)
      if (delayMs === undefined) {
        if (outcome instanceof StoreApiError) throw outcome
        return outcome
      }
      await wait(delayMs)
    }
  }
}

/** What HTTP says went wrong, or undefined for an answer worth reading. */
export function failureOf(outcome: Answer | StoreApiError): StoreApiFailure | undefined {
  if (outcome instanceof StoreApiError) return outcome.failure
  if (outcome.status < 400) return undefined
  const retryAfterMs = readRetryAfterMs(outcome.headers.get('retry-after'))
  return { kind: 'status', status: outcome.status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

async function attemptCall(options: TransportOptions, call: Call): Promise<Answer | StoreApiError> {
  const timeoutMs = options.timeoutMs ?? 15_000
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await options.fetch(addressOf(options.url, call), requestFor(call, signal))
    const body = await readBoundedBody(response, call.limitBytes, signal)
    if (body === undefined) return new StoreApiError(nameOf(call), { kind: 'too-large', limitBytes: call.limitBytes })
    return { status: response.status, headers: response.headers, body }
  } catch (cause) {
    const secrets = secretsOf(call)
    const failure = signal.aborted ? { kind: 'timeout' as const, limitMs: timeoutMs } : networkFailure(cause, secrets)
    return new StoreApiError(nameOf(call), failure, isIndiscreet(cause, secrets) ? undefined : { cause })
  }
}

function addressOf(base: string, call: Call): URL {
  const address = new URL(withoutEnd(base, '/') + call.path)
  for (const [name, value] of Object.entries(call.query ?? {})) address.searchParams.set(name, value)
  return address
}

function requestFor(call: Call, signal: AbortSignal): RequestInit {
  const json = call.body === undefined ? {} : { 'content-type': 'application/json' }
  return {
    method: call.method,
    headers: { APIKey: call.apiKey, ...json, ...call.headers },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    redirect: 'error',
    signal,
  }
}

/** Node hides the reason of a failed fetch in the error's cause, and several reasons behind one code. */
function networkFailure(error: unknown, secrets: string[]): StoreApiFailure {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error)) return { kind: 'network', reason: 'network error' }
  if (cause.message === 'unexpected redirect') return { kind: 'redirect' }
  const code = 'code' in cause ? String(cause.code) : cause.name
  return { kind: 'network', reason: discreet(cause.message || code, secrets) }
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3), in milliseconds from now. */
function readRetryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - Date.now())
}

function timer(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
