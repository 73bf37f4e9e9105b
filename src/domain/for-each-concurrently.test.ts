import { expect, test } from 'vitest'
import { forEachConcurrently } from './for-each-concurrently.ts'

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

test('each value has its work once, so many at a time and in their order', async () => {
  const begun: number[] = []
  let [running, most] = [0, 0]
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (value) => {
    begun.push(value)
    running += 1
    most = Math.max(most, running)
    await turn()
    running -= 1
  })
  expect([begun, most]).toEqual([[1, 2, 3, 4, 5], 2])
})

test('one failure is told, and does not keep the others from their work', async () => {
  const done: number[] = []
  const work = forEachConcurrently([1, 2, 3, 4], 2, async (value) => {
    await turn()
    if (value === 1) throw new Error('The first one failed.')
    done.push(value)
  })
  await expect(work).rejects.toThrow('The first one failed.')
  await expect.poll(() => done).toEqual([2, 3, 4])
})

test('nothing is done for no values', async () => {
  await forEachConcurrently([], 6, async () => expect.unreachable())
})
