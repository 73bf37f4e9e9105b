import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('so many go on at a time, and what comes next begins as soon as one has ended', async () => {
  const order: string[] = []
  const { promise: ofThird, resolve: thirdBegins } = Promise.withResolvers<void>()
  await sideBySide(
    ['long', 'short', 'third', 'fourth'],
    2,
    async (name) => {
      order.push(`${name} begins`)
      if (name === 'third') thirdBegins()
      if (name === 'long') await ofThird
      order.push(`${name} ends`)
    },
    () => undefined,
  )
  expect(order.slice(0, 4)).toEqual(['long begins', 'short begins', 'short ends', 'third begins'])
  expect(order.indexOf('long ends')).toBeGreaterThan(order.indexOf('third begins'))
  expect(order).toHaveLength(8)
})

test('what each says side by side is told in one piece when it has ended', async () => {
  const told: string[] = []
  await sideBySide(
    ['a', 'b'],
    2,
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
  await sideBySide(['a', 'b'], 1, async (_, say) => void heard.push(say))
  expect(heard).toEqual([undefined, undefined])
})

test('work that breaks is told once what goes on beside it has ended, with what it said before; no more is begun', async () => {
  const ended: string[] = []
  const told: string[] = []
  const working = sideBySide(
    ['broken', 'sound', 'never'],
    2,
    async (name, say) => {
      say?.(name)
      await setImmediate()
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
