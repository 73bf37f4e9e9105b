import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefreshUnderWayError, takeRefreshLock } from './refresh-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a second refresh is kept away until the first has ended', () => {
  const file = join(folder, 'data', 'of', 'shop', 'refresh.lock')
  const first = takeRefreshLock(file)
  expect(() => takeRefreshLock(file)).toThrow(RefreshUnderWayError)
  expect(() => takeRefreshLock(file)).toThrow(
    'Another refresh is under way in this data folder. Wait until it has ended.',
  )
  first.release()
  takeRefreshLock(file).release()
})

test('a refusal has its name and its cause', () => {
  const file = join(folder, 'refresh.lock')
  const first = takeRefreshLock(file)
  try {
    takeRefreshLock(file)
    expect.unreachable()
  } catch (error) {
    expect(error).toMatchObject({ name: 'RefreshUnderWayError', cause: { message: 'database is locked' } })
  } finally {
    first.release()
  }
})

test('a lock that cannot be taken for another reason is not said to be a refresh', () => {
  const file = join(folder, 'refresh.lock')
  writeFileSync(file, 'no database at all, but long enough to be taken for one by its size'.repeat(100))
  expect(() => takeRefreshLock(file)).toThrow('file is not a database')
})
