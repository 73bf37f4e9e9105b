import { expect, test, vi } from 'vitest'
import { $toasts, orSay, showToast, takeToasts } from './toasts.ts'

test('a script that does not come is said, one that comes is handed on', async () => {
  takeToasts()
  expect(await orSay(Promise.resolve('script'), 'not loaded')).toBe('script')
  expect(takeToasts()).toEqual([])
  expect(await orSay(Promise.reject(new TypeError('Failed to fetch')), 'not loaded')).toBeUndefined()
  expect(takeToasts()).toMatchObject([{ text: 'not loaded', kind: 'problem' }])
})

test('toasts wait in their order until they are shown, each for as long as it says', () => {
  takeToasts()
  showToast('Saved')
  showToast('Not saved', { kind: 'problem', durationMs: 9_000, action: { label: 'Cart', href: '/cart' } })
  const shown = takeToasts()
  expect(shown).toEqual([
    { id: expect.any(Number), text: 'Saved', kind: 'success', durationMs: 5_000 },
    {
      ...{ id: expect.any(Number), text: 'Not saved', kind: 'problem', durationMs: 9_000 },
      action: { label: 'Cart', href: '/cart' },
    },
  ])
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2)
  expect(takeToasts()).toEqual([])
})

test('who finds no toast tells nobody of it', () => {
  takeToasts()
  const told = vi.fn()
  const stopListening = $toasts.listen(told)
  takeToasts()
  expect(told).not.toHaveBeenCalled()
  showToast('Saved')
  takeToasts()
  expect(told).toHaveBeenCalledTimes(2)
  stopListening()
})

test('a page begins without toasts', async () => {
  vi.resetModules()
  expect((await import('./toasts.ts')).takeToasts()).toEqual([])
})
