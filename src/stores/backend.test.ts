import { afterEach, expect, test, vi } from 'vitest'
import type { openBackend } from '#client/open-backend.ts'
import { closePage, openPage } from './test-browser.ts'

const CLIENT = '#client/open-backend.ts'

afterEach(() => {
  vi.doUnmock(CLIENT)
  closePage()
})

test('the store is asked in the name of whoever is logged in by then', async () => {
  openPage()
  const opened = vi.fn<typeof openBackend>()
  vi.doMock(CLIENT, () => ({ openBackend: opened }))
  await import('./backend.ts')
  const { $session } = await import('./session.ts')
  const who = opened.mock.calls[0]?.[0]
  expect(who?.()).toBeUndefined()
  $session.set({ customerId: 'ada', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' })
  expect(who?.()).toBe('ada')
})
