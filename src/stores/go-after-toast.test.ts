import { afterEach, expect, test, vi } from 'vitest'
import { goAfterToast } from './go-after-toast.ts'
import { stubPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

afterEach(() => {
  takeToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is done is said for two seconds, and then the page changes', async () => {
  vi.useFakeTimers()
  const { gone } = stubPage()
  const going = goAfterToast('Done!', '/store')
  expect(takeToasts()).toMatchObject([{ text: 'Done!', kind: 'success', durationMs: 2_000 }])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(gone).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(gone).toEqual(['/store'])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await going).toBe(true)
})

test('what is done waits for the page to leave, which may take a while', async () => {
  vi.useFakeTimers()
  stubPage()
  const over = vi.fn()
  void goAfterToast('Done!', '/store').then(over)
  await vi.advanceTimersByTimeAsync(16_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledWith(true)
})

test('who sets out for another page meanwhile goes there, also where Back brings this one back whole', async () => {
  vi.useFakeTimers()
  const { gone, happens } = stubPage()
  const going = goAfterToast('Done!', '/store')
  await vi.advanceTimersByTimeAsync(1_000)
  happens('beforeunload')
  await vi.advanceTimersByTimeAsync(10_000)
  happens('pagehide')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([await going, gone]).toEqual([false, []])
})

test('a link for mail, or a page that was stopped, keeps nobody here', async () => {
  vi.useFakeTimers()
  const { gone, happens } = stubPage()
  const going = goAfterToast('Done!', '/store')
  happens('beforeunload')
  await vi.advanceTimersByTimeAsync(16_999)
  expect(gone).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(gone).toEqual(['/store'])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await going).toBe(true)
})
