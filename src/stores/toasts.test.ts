import { expect, test } from 'vitest'
import { orSay, takeToasts } from './toasts.ts'

test('a script that does not come is said, one that comes is handed on', async () => {
  takeToasts()
  expect(await orSay(Promise.resolve('script'), 'not loaded')).toBe('script')
  expect(takeToasts()).toEqual([])
  expect(await orSay(Promise.reject(new TypeError('Failed to fetch')), 'not loaded')).toBeUndefined()
  expect(takeToasts()).toMatchObject([{ text: 'not loaded', kind: 'problem' }])
})
