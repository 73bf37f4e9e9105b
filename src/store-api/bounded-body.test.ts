import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBoundedBody } from './bounded-body.ts'

const { signal } = new AbortController()

/** A body in parts, of which nothing is made before it is asked for. */
function inParts(parts: readonly Uint8Array[]) {
  const left = [...parts]
  const seen = { pulled: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.pulled += 1
        const part = left.shift()
        if (part === undefined) controller.close()
        else controller.enqueue(part)
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, seen }
}

test('an answer of no more than the limit is read whole, in whatever parts it comes', async () => {
  const parts = fc.array(fc.uint8Array({ minLength: 1, maxLength: 8 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(parts, fc.nat(30), async (sent, limitBytes) => {
      const { body, seen } = inParts(sent)
      const whole = sent.flatMap((part) => [...part])
      const read = await readBoundedBody(new Response(body), limitBytes, signal)
      expect(read && [...read]).toEqual(whole.length > limitBytes ? undefined : whole)
      expect(seen.cancelled).toBe(whole.length > limitBytes)
    }),
  )
})

test.each([
  ['3', [1, 2, 3], 2, false],
  ['4', undefined, 0, true],
])('of an answer that announces %s bytes where 3 are taken %j is read', async (announced, read, pulled, cancelled) => {
  const { body, seen } = inParts([Uint8Array.of(1, 2, 3)])
  const response = new Response(body, { headers: { 'content-length': announced } })
  const bytes = await readBoundedBody(response, 3, signal)
  expect(bytes && [...bytes]).toEqual(read)
  expect(seen).toEqual({ pulled, cancelled })
})

test('an answer without a body is empty, or too large where it announces too much', async () => {
  expect(await readBoundedBody(new Response(null, { status: 204 }), 3, signal)).toEqual(new Uint8Array(0))
  const announced = new Response(null, { headers: { 'content-length': '4' } })
  expect(await readBoundedBody(announced, 3, signal)).toBeUndefined()
})
