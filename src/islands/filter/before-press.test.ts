import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforePress } from './before-press.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Something that can be pressed, over a line of its own. Tells how often it was foreseen after each event. */
function pressed(connection: object) {
  vi.stubGlobal('navigator', { connection })
  const target = new EventTarget()
  const act = vi.fn()
  // biome-ignore lint/suspicious/noExplicitAny: no more of an element is looked at
  beforePress(target as any, act)
  return (type: string, ms = 0, key = '') => {
    target.dispatchEvent(Object.assign(new Event(type), { key }))
    vi.advanceTimersByTime(ms)
    return act.mock.calls.length
  }
}

test('a press that begins is told, by finger, mouse or key', () => {
  const after = pressed({ saveData: true })
  expect(after('pointerdown')).toBe(1)
  expect(after('keydown', 0, ' ')).toBe(2)
  expect(after('keydown', 0, 'Enter')).toBe(3)
  expect(after('keydown', 0, 'Tab')).toBe(3)
})

test('so is a mouse that rests, but none that only passes', () => {
  const after = pressed({ saveData: false, effectiveType: '4g' })
  expect(after('pointerenter', 79)).toBe(0)
  expect(after('pointerleave', 500)).toBe(0)
  expect(after('pointerenter', 80)).toBe(1)
})

test('nothing is fetched for a mouse that rests where data is saved', () => {
  expect(pressed({ saveData: true, effectiveType: '4g' })('pointerenter', 500)).toBe(0)
})
