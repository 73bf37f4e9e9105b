import { expect, test } from 'vitest'
import type { UploadCalls } from '#store-api/upload-calls.ts'
import { GatewayProblem } from './gateway-problem.ts'
import { livePictures } from './live-pictures.ts'

/** A store that has what it is given, and an encoder whose work ends when the test says so. */
function open(slow = false) {
  const asked: string[] = []
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  let [working, most] = [0, 0]
  const store: Pick<UploadCalls, 'picture'> = {
    async picture(pictureId) {
      asked.push(pictureId)
      if (pictureId === 'gone') return { status: 'missing' }
      return {
        status: 'fetched',
        bytes: new TextEncoder().encode(pictureId),
        validators: { etag: '', lastModified: '' },
      }
    },
  }
  const pictures = livePictures(store, async (bytes) => {
    working += 1
    most = Math.max(most, working)
    if (slow) await gate
    working -= 1
    return bytes[0] === 'x'.charCodeAt(0) ? undefined : new Uint8Array(bytes)
  })
  return { pictures, asked, release, most: () => most }
}

test('the store is asked once for a picture, one that it does not have, and one that is none', async () => {
  const { pictures, asked } = open()
  for (const id of ['a', 'gone', 'xyz', 'a', 'gone', 'xyz']) await pictures.read(id)
  await Promise.all([pictures.read('b'), pictures.read('b'), pictures.read('b')])
  expect(asked).toEqual(['a', 'gone', 'xyz', 'b'])
  expect(await pictures.read('a')).toEqual(new TextEncoder().encode('a'))
  expect([await pictures.read('gone'), await pictures.read('xyz')]).toEqual([undefined, undefined])
})

test('an id that is none is not asked for', async () => {
  const { pictures, asked } = open()
  for (const id of ['..', 'a/b', '', 'x'.repeat(65)]) expect(await pictures.read(id)).toBeUndefined()
  expect(asked).toEqual([])
})

test('V5.2.1 V15.2.2 two are encoded at a time, some wait, and the rest are sent away at once', async () => {
  const { pictures, release, most } = open(true)
  const reads = Array.from({ length: 40 }, (_, index) => pictures.read(`p-${index}`).catch((error: unknown) => error))
  await new Promise((resolve) => setTimeout(resolve, 10))
  release()
  const answers = await Promise.all(reads)
  expect(most()).toBe(2)
  expect(answers.filter((answer) => answer instanceof GatewayProblem && answer.status === 503)).toHaveLength(6)
  expect(answers.filter((answer) => answer instanceof Uint8Array)).toHaveLength(34)
  expect(await pictures.read('p-39')).toBeInstanceOf(Uint8Array)
})
