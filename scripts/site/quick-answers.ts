/** Of an answer, what Astro and pages make and ask. */
export class QuickAnswer {
  readonly body: Uint8Array | string | null
  readonly status: number
  readonly statusText: string
  readonly headers: Headers

  static json(value: unknown, { headers, ...init }: ResponseInit = {}): QuickAnswer {
    const named = new Headers(headers)
    if (!named.has('content-type')) named.set('content-type', 'application/json')
    return new QuickAnswer(JSON.stringify(value), { ...init, headers: named })
  }

  constructor(body: Uint8Array | string | null = null, { status = 200, statusText = '', headers }: ResponseInit = {}) {
    this.body = body
    this.status = status
    this.statusText = statusText
    this.headers = headers instanceof Headers ? headers : new Headers(headers)
  }
}

/**
 * Astro answers with each page as a server does: bytes that are all there go through a stream, and are copied on the way. In
 * a thread of our own an answer is what it was made of.
 */
export function answerAtOnce(): void {
  Object.defineProperty(globalThis, 'Response', { value: QuickAnswer, configurable: true, writable: true })
}
