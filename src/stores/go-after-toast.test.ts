import { afterEach, expect, test, vi } from 'vitest'
import { goAfterToast } from './go-after-toast.ts'
import { stubPage } from './test-page.ts'
import { takeToasts } from './toasts.ts'

afterEach(() => {
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
  await going
  expect(gone).toEqual(['/store'])
})
