import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkEarly } from './early-links.ts'
import { filesOf } from './fixed-files.ts'

let [folder, earlier, site] = ['', '', '']
/** More than are linked at once. */
const PATHS = Array.from({ length: 1_200 }, (_, number) => `/product/${number}.html`)
const kept = new Set(PATHS.filter((_, number) => number % 3 > 0))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'early-'))
  earlier = join(folder, 'earlier')
  site = join(folder, 'site')
  mkdirSync(join(earlier, 'product'), { recursive: true })
  mkdirSync(site)
  for (const path of PATHS) writeFileSync(earlier + path, path)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const begin = (signal = new AbortController().signal) => linkEarly(PATHS, earlier, site, signal)

test.each([
  ['before any is linked', async () => undefined],
  ['when some are', async () => sleep(1)],
  ['when all are', async () => sleep(500)],
])('those that are kept are there and no others, told %s', async (_, wait) => {
  const links = begin()
  await wait()
  await links.keep(kept)
  expect(new Set(filesOf(site))).toEqual(kept)
  expect(filesOf(earlier)).toHaveLength(PATHS.length)
})

test('what takes the place of one that is not kept changes nothing in the earlier site', async () => {
  const links = begin()
  await sleep(500)
  const keeping = links.keep(kept)
  writeFileSync(site + PATHS[0], 'anew', { flag: 'wx' })
  await keeping
  expect([site, earlier].map((place) => readFileSync(place + PATHS[0], 'utf8'))).toEqual(['anew', PATHS[0]])
})

test('one that is gone from the earlier site is told to whoever keeps it', async () => {
  rmSync(earlier + PATHS[700])
  await expect(begin().keep(new Set(PATHS))).rejects.toThrow('ENOENT')
})

test('none is linked any more once its build has ended', async () => {
  const ended = new AbortController()
  begin(ended.signal)
  ended.abort()
  await sleep(50)
  expect(filesOf(site)).toEqual([])
})
