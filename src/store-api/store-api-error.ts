/** Why a call to the store API failed. */
export type StoreApiFailure =
  | { kind: 'network'; reason: string }
  | { kind: 'redirect' }
  | { kind: 'timeout'; limitMs: number }
  /** `words` is what the answer itself said, as one line of plain text. */
  | { kind: 'status'; status: number; retryAfterMs?: number; words?: string }
  | { kind: 'not-json'; contentType: string }
  | { kind: 'too-large'; limitBytes: number }
  | { kind: 'refused'; message: string }
  | { kind: 'shape'; path: string; expected: string }
  | { kind: 'another-record'; asked: string; received: string }
  | { kind: 'unusable-id' }

/** A broken promise of the store API. Its message names the call without any query, and says what to do. */
export class StoreApiError extends Error {
  override readonly name = 'StoreApiError'

  readonly call: string
  readonly failure: StoreApiFailure

  /** `call` is a method and a path, as in `GET /Api/CategoryMain`: never an address with a query, which may hold a password. */
  constructor(call: string, failure: StoreApiFailure, options?: ErrorOptions) {
    super(`${call} ${describe(failure)}`, options)
    this.call = call
    this.failure = failure
  }
}

const LONGEST_WORDS = 300

function describe(failure: StoreApiFailure): string {
  switch (failure.kind) {
    case 'network':
      return `got no answer (${failure.reason}). Check that STORE_API_URL is right and that the API is running.`
    case 'redirect':
      return 'was redirected, and the API key must not follow a redirect. Set STORE_API_URL to the final address.'
    case 'timeout':
      return `took longer than ${failure.limitMs / 1000} s. Try again when the API is less busy.`
    case 'status':
      return `answered with HTTP status ${failure.status}. ${adviceFor(failure.status)}`
    case 'not-json':
      return `answered with ${failure.contentType || 'something'} that is not JSON. Check that STORE_API_URL points to the API and not to a web page.`
    case 'too-large':
      return `sent more than ${Math.round(failure.limitBytes / 1024 / 1024)} MB and was cut off. Check the API.`
    case 'refused':
      return `answered success: false${failure.message ? ` ("${said(failure.message)}")` : ''}. Ask whoever runs the API.`
    case 'shape':
      return `answered in an unexpected shape: ${failure.path} ${said(failure.expected)}. Check that STORE_API_URL points to the store-administration API.`
    case 'another-record':
      return `was asked for "${failure.asked}" and answered with ${failure.received === '' ? 'a record without an id' : `"${said(failure.received)}"`}. Ask whoever runs the API.`
    case 'unusable-id':
      return 'was not made: the id cannot be part of an address.'
  }
}

/** A server's own words, on one line and of bearable length. */
function said(text: string): string {
  const line = text.replace(/\p{C}+/gu, ' ')
  return line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS)}…` : line
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return 'Check STORE_API_KEY.'
  if (status === 404) return 'Check that STORE_API_URL is right.'
  if (status === 429) return 'The API wants fewer calls: try again later, or lower CRAWL_CONCURRENCY.'
  return 'Try again later, or ask whoever runs the API.'
}
