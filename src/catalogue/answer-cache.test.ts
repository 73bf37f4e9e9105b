import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import { openAnswerCache } from './answer-cache.ts'

const answer = { validators: { etag: '"1"', lastModified: '' }, body: new TextEncoder().encode('{"é":1}') }
let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'))
  file = join(folder, 'data/answers.sqlite')
  const cache = openAnswerCache(file, 'a', 0)
  cache.keep('/Api/CategoryMain?', answer)
  cache.close()
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function read(store: string, nowMs: number) {
  const cache = openAnswerCache(file, store, nowMs)
  try {
    return cache.read('/Api/CategoryMain?')
  } finally {
    cache.close()
  }
}

test('an answer is kept for the next run, byte for byte', () => {
  expect(read('a', DAY_MS)).toEqual(answer)
})

test('answers of another store are not mistaken for its own, and are forgotten', () => {
  expect(read('b', DAY_MS)).toBeUndefined()
  expect(read('a', DAY_MS)).toBeUndefined()
})

test('after a week everything is read anew, whatever the server says', () => {
  expect(read('a', 7 * DAY_MS)).toEqual(answer)
  expect(read('a', 7 * DAY_MS + 1)).toBeUndefined()
})

test('a damaged cache is begun anew', () => {
  writeFileSync(file, 'no database at all, but long enough to be taken for one by its size'.repeat(100))
  expect(read('a', DAY_MS)).toBeUndefined()
})

test('what a clock that ran ahead kept is not believed for longer', () => {
  const cache = openAnswerCache(file, 'a', 900 * DAY_MS)
  cache.keep('/Api/CategoryMain?', answer)
  cache.close()
  expect(read('a', 899 * DAY_MS)).toBeUndefined()
})

test.each(['store TEXT', 'store, address, etag, last_modified, body, kept_ms, more'])(
  'a cache whose answers have other columns (%s) is begun anew',
  (columns) => {
    const database = new DatabaseSync(file)
    database.exec(`DROP TABLE answer; CREATE TABLE answer (${columns})`)
    database.close()
    expect(read('a', DAY_MS)).toBeUndefined()
    openAnswerCache(file, 'a', 0).close()
  },
)
