import { expect, test } from 'vitest'
import { answerAtOnce, QuickAnswer } from './quick-answers.ts'

const OWN_TYPE = { status: 201, headers: { 'content-type': 'application/manifest+json' } }

/** Answers of Astro and of pages, by whoever makes them. */
const ANSWERS: Record<string, (kind: typeof Response | typeof QuickAnswer) => Response | QuickAnswer> = {
  'a page of bytes': (kind) =>
    new kind(new TextEncoder().encode('…page…').subarray(3), {
      status: 404,
      statusText: 'Not Found',
      headers: new Headers({ 'content-type': 'text/html' }),
    }),
  'a file of text': (kind) => new kind('User-agent: *\n'),
  nothing: (kind) => new kind(null, { status: 500 }),
  'a value': (kind) => kind.json({ name: '蹄' }),
  'a value of a type of its own': (kind) => kind.json(['mat'], OWN_TYPE),
}

/** What is asked of an answer. A text without a type is given one by a server alone. */
async function told(answer: Response | QuickAnswer): Promise<unknown> {
  const { status, statusText, headers } = answer
  const bytes = 'arrayBuffer' in answer ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(answer.body ?? '')
  return [status, statusText, bytes.toString(), headers.get('content-type')?.replace(/^text\/plain.*/, '') || null]
}

test.each(Object.entries(ANSWERS))('%s is answered at once as by a server', async (_, answer) => {
  expect(await told(answer(QuickAnswer))).toEqual(await told(answer(Response)))
})

test('what is made as a response is one', () => {
  const { Response: own } = globalThis
  try {
    answerAtOnce()
    expect(new Response('')).toBeInstanceOf(QuickAnswer)
    expect(new Response('')).toBeInstanceOf(Response)
  } finally {
    globalThis.Response = own
  }
})
