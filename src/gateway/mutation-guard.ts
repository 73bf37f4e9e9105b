import type { Context, MiddlewareHandler } from 'hono'
import { GatewayProblem } from './gateway-problem.ts'

/** The largest body of any call. */
export const BODY_LIMIT_BYTES = 16 * 1024

/**
 * Lets a call that changes something through only from our own pages, and only with JSON: Hono's `csrf()` looks at form
 * content types alone. `Sec-Fetch-Site` where the browser sends it, otherwise `Origin` must be our own.
 */
export function mutationGuard(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
    if (!isOwnPage(context)) {
      throw new GatewayProblem(403, 'foreign-origin', 'This call can be made from our own pages only.')
    }
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
      throw new GatewayProblem(415, 'not-json', 'The body must be JSON.')
    }
    if (Number(context.req.header('content-length') ?? 0) > BODY_LIMIT_BYTES) throw tooLarge()
    return next()
  }
}

/** The JSON body of a call. Throws GatewayProblem for one that is too large, no JSON, or names a field twice. */
export async function readJsonBody(context: Context): Promise<unknown> {
  const text = await readBoundedText(context.req.raw)
  const body = parseJson(text)
  // Of two fields of one name each reader may believe another: RFC 8259, section 4.
  if (namedFields(text) !== countFields(body)) {
    throw new GatewayProblem(400, 'bad-request', 'The body names a field twice.')
  }
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayProblem(400, 'not-json', 'The body must be JSON.')
  }
}

/** In sound JSON, a string before a colon is the name of a field, and nothing else is. */
function namedFields(json: string): number {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length
}

function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const held = Object.values(value).reduce((sum: number, part) => sum + countFields(part), 0)
  return Array.isArray(value) ? held : held + Object.keys(value).length
}

function isOwnPage(context: Context): boolean {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = URL.parse(context.req.header('origin') ?? '')
  return origin !== null && origin.host === context.req.header('host')
}

async function readBoundedText(request: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > BODY_LIMIT_BYTES) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function tooLarge(): GatewayProblem {
  return new GatewayProblem(413, 'too-large', 'The body is larger than 16 KiB.')
}
