import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('lanes go on side by side, and the work of a lane waits for what stands before it', async () => {
  const order: string[] = []
  const { promise: both, resolve } = Promise.withResolvers<void>()
  await sideBySide(
    [['a', 'b'], ['c']],
    async (name) => {
      order.push(`${name} begins`)
      if (name === 'c') resolve()
      await both
      order.push(`${name} ends`)
    },
    () => undefined,
  )
  expect(order.slice(0, 2)).toEqual(['a begins', 'c begins'])
  expect(order.indexOf('b begins')).toBeGreaterThan(order.indexOf('a ends'))
  expect(order).toHaveLength(6)
})

test('what each says side by side is told in one piece when it has ended', async () => {
  const told: string[] = []
  await sideBySide(
    [['a'], ['b']],
    async (name, say) => {
      say?.(`${name}1`)
      await setImmediate()
      say?.(`${name}2`)
    },
    (text) => void told.push(text),
  )
  expect(told.toSorted()).toEqual(['a1a2', 'b1b2'])
})

test('work that is alone speaks for itself', async () => {
  const heard: unknown[] = []
  await sideBySide([['a', 'b']], async (_, say) => void heard.push(say))
  expect(heard).toEqual([undefined, undefined])
})

test('work that breaks is told once the other lanes have ended, with what it said before', async () => {
  const ended: string[] = []
  const told: string[] = []
  const working = sideBySide(
    [['broken', 'never'], ['sound']],
    async (name, say) => {
      say?.(name)
      if (name === 'broken') throw new Error('broken')
      await setImmediate()
      ended.push(name)
    },
    (text) => void told.push(text),
  )
  await expect(working).rejects.toThrow('broken')
  expect(ended).toEqual(['sound'])
  expect(told.toSorted()).toEqual(['broken', 'sound'])
})
