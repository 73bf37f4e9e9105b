import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KnownSession } from '#domain/known-session.ts'
import { $sessions, endOtherSessions, loadSessions } from './account-sessions.ts'
import { $session } from './session.ts'
import { STORE_AWAY, stubAccount } from './test-backend.ts'
import { takeToasts } from './toasts.ts'

const here: KnownSession = { id: 'a', device: 'Firefox/Windows', seenAtMs: 1_000, current: true }
const there: KnownSession = { id: 'b', device: 'Safari/iPhone', seenAtMs: 900, current: false }

beforeEach(() => $session.set({ customerId: 'c1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }))

afterEach(() => {
  $session.set(undefined)
  $sessions.set(undefined)
  takeToasts()
})

const said = () => takeToasts().map(({ text, kind, durationMs }) => [text, kind, durationMs])

test('the list shows where the customer is logged in, and nothing once it cannot be read', async () => {
  stubAccount({ sessions: async () => [here, there] })
  await loadSessions()
  expect($sessions.get()).toEqual([here, there])
  stubAccount({ sessions: () => Promise.reject(STORE_AWAY) })
  await loadSessions()
  expect($sessions.get()).toBeUndefined()
})

test('after logging out everywhere else it is said, and this device alone is left', async () => {
  let known = [here, there]
  stubAccount({
    sessions: async () => known,
    endOtherSessions: async () => {
      known = [here]
    },
  })
  await loadSessions()
  await endOtherSessions()
  expect($sessions.get()).toEqual([here])
  expect(said()).toEqual([['Logged out everywhere else.', 'success', 2_000]])
})

test('where the others could not be logged out they stay on the list, and it is said', async () => {
  const sessions = vi.fn(async () => [here, there])
  stubAccount({ sessions, endOtherSessions: () => Promise.reject(STORE_AWAY) })
  await loadSessions()
  await endOtherSessions()
  expect($sessions.get()).toEqual([here, there])
  expect(sessions).toHaveBeenCalledTimes(1)
  expect(said()).toEqual([['The other devices could not be logged out. Please try again.', 'problem', 2_000]])
})
