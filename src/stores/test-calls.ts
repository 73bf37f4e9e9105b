import { onTestFinished, vi } from 'vitest'

/** A message, or a response where that is more than one. */
type Answer = object | (() => object | Promise<object>)

/** A call as it was made: its method and address, and what was sent. */
type Made = readonly [call: string, body?: unknown]

/**
 * Answers calls to the gateway until the test is over, by method and address; those that are not named do not reach it.
 * Returns the calls that were made.
 */
export function stubCalls(answers: Readonly<Record<string, Answer>>): Made[] {
  const made: Made[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${address}`
    made.push(typeof body === 'string' ? [call, JSON.parse(body)] : [call])
    const answer = answers[call]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const given = typeof answer === 'function' ? await answer() : answer
    return given instanceof Response ? given.clone() : Response.json(given)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return made
}

/** A refusal of the gateway's. */
export function refused(status: number, code: string, more: object = {}): Response {
  return Response.json({ code, requestId: 'x', ...more }, { status })
}
