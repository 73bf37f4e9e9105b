import { afterEach, expect, test, vi } from 'vitest'
import { $toasts, showToast, takeToasts } from '#stores/toasts.ts'
import './wake-toasts.ts'

afterEach(() => void takeToasts())

test('where the display does not come, each toast is said once by the browser', async () => {
  // Without a document the display cannot come.
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  showToast('Saved.')
  showToast('Sent.')
  await expect.poll(() => $toasts.get()).toEqual([])
  showToast('Sent again.')
  await expect.poll(() => $toasts.get()).toEqual([])
  // Whatever else would be said has its turn.
  await new Promise((resolve) => setTimeout(resolve))
  expect(alert.mock.calls).toEqual([['Saved.\nSent.'], ['Sent again.']])
})
