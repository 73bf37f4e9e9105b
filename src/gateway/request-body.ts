import type { Context, MiddlewareHandler, Next } from 'hono'
import * as v from 'valibot'
import { place } from '#contract/order-calls.ts'
import { GatewayProblem } from './gateway-problem.ts'

/** The largest body of any call but an order. */
export const BODY_LIMIT_BYTES = 16 * 1024
/** An order has up to 200 lines, with ids of up to 64 characters. */
const ORDER_LIMIT_BYTES = 32 * 1024
/** Our own pages send their few kilobytes at once; a bad line needs a moment. */
const BODY_DEADLINE_MS = 8_000
/** Our own messages are three deep. What is deeper would meet functions that call themselves. */
const DEEPEST = 16

/**
 * Takes in the body of a call before anything is done for it, so that whoever sends slowly holds up nobody but himself.
 * Throws GatewayProblem 413 for one that is too large, 408 for one that takes too long, 400 for one that breaks off.
 */
export function takeBody(deadlineMs: number = BODY_DEADLINE_MS): MiddlewareHandler {
  return (context, next) => (hasNoBody(context) ? next() : take(context, next))

  async function take(context: Context, next: Next): Promise<void> {
    const limitBytes = context.req.path === place.path ? ORDER_LIMIT_BYTES : BODY_LIMIT_BYTES
    if (Number(context.req.header('content-length') ?? 0) > limitBytes) throw tooLarge()
    context.set('body', await readBoundedText(context.req.raw.body, limitBytes, deadlineMs))
    return next()
  }
}

function hasNoBody({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The JSON of a body that was taken in. Throws GatewayProblem for no JSON, one too deep, or a field named twice. */
export function readJsonBody(context: Context): unknown {
  const text = v.parse(v.string(), context.get('body'))
  const { depth, fields } = shapeOf(text)
  if (depth > DEEPEST) throw new GatewayProblem(400, 'bad-request', { about: 'nested-too-deeply' })
  const body = parseJson(text)
  // Of two fields of one name each reader may believe another: RFC 8259, section 4.
  if (fields !== countFields(body)) throw new GatewayProblem(400, 'bad-request', { about: 'field-named-twice' })
  return body
}

async function readBoundedText(body: Request['body'], limitBytes: number, deadlineMs: number): Promise<string> {
  const reader = body?.getReader()
  if (reader === undefined) return ''
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), deadlineMs)
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  try {
    for (;;) {
      const step = await Promise.race([reader.read().catch(brokenOff), late.promise])
      if (step === 'late') throw new GatewayProblem(408, 'too-slow')
      if (step.done) return text + decoder.decode()
      length += step.value.length
      if (length > limitBytes) throw tooLarge()
      text += decoder.decode(step.value, { stream: true })
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Whoever went away is no fault of ours; nobody reads this answer. */
function brokenOff(): never {
  throw new GatewayProblem(400, 'broken-off')
}

/** How deep a JSON text is nested and how many fields it names: in sound JSON each colon outside a text names one. */
function shapeOf(json: string): { depth: number; fields: number } {
  let [depth, deepest, fields, quoted] = [0, 0, 0, false]
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (quoted && sign === '\\') at += 1
    else if (sign === '"') quoted = !quoted
    else if (quoted) continue
    else if (sign === ':') fields += 1
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth -= 1
  }
  return { depth: deepest, fields }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayProblem(400, 'not-json')
  }
}

function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const held = Object.values(value).reduce((sum: number, part) => sum + countFields(part), 0)
  return Array.isArray(value) ? held : held + Object.keys(value).length
}

function tooLarge(): GatewayProblem {
  return new GatewayProblem(413, 'too-large')
}
