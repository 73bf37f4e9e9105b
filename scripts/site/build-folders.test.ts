import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfiguration } from '../settings/configuration.ts'
import { type Build, buildFolders, isCutOffBeside, shownBuild } from './build-folders.ts'
import { createRecord } from './build-record.ts'
import { switchOver } from './switch-over.ts'

let folder = ''
let folders: ReturnType<typeof buildFolders>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const configuration = readConfiguration({ DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: join(folder, 'dist') })
  folders = buildFolders(configuration)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function built(): Build {
  const build = folders.create()
  createRecord(build.recordFile).close()
  switchOver(join(folder, 'dist'), build.siteFolder)
  return build
}

test('who may read what this user makes may read a build: its mode is that of any folder', () => {
  mkdirSync(join(folder, 'other'))
  expect(statSync(folders.create().folder).mode).toBe(statSync(join(folder, 'other')).mode)
})

test('a snapshot that is held stays as it is while another takes its place', () => {
  const file = join(folder, 'catalogue.sqlite')
  writeFileSync(file, 'old')
  const unlock = folders.lock()
  const held = folders.holdSnapshot(file)
  writeFileSync(`${file}.part`, 'new')
  renameSync(`${file}.part`, file)
  expect(readFileSync(held, 'utf8')).toBe('old')
  unlock({ well: true })
  expect(existsSync(held)).toBe(false)
})

test('the build that was shown until now stays for requests that are under way, older ones go', () => {
  const [first, second, third] = [built(), built(), built()]
  folders.clear(second)
  expect([first, second, third].map((build) => existsSync(build.folder))).toEqual([false, true, true])
})

test('what killed builds left goes before the next, which leaves the build that requests may still be answered from', () => {
  const [older, present] = [built(), built()]
  folders.clear(older)
  const killed = folders.create()
  folders.clear()
  expect([older, present, killed].map((build) => existsSync(build.folder))).toEqual([true, true, false])
})

test('a site that is shown stays though its record was lost', () => {
  const { folder: shown, recordFile } = built()
  rmSync(recordFile)
  folders.clear()
  expect(existsSync(shown)).toBe(true)
})

test('a lock that cannot be taken for another reason is not said to be a build', () => {
  const [root = ''] = readdirSync(join(folder, 'data', 'builds'))
  const text = 'no database at all, but long enough to be taken for one by its size'
  writeFileSync(join(folder, 'data', 'builds', root, 'lock'), text.repeat(100))
  expect(() => folders.lock()).toThrow('file is not a database')
})

test('who serves a site without the data folder of its builds knows that one was cut off, too', () => {
  const dist = join(folder, 'dist')
  expect(shownBuild(dist)).toBeUndefined()
  const build = built()
  expect(shownBuild(dist)).toEqual(build)
  expect(isCutOffBeside(build)).toBe(false)
  const unlock = folders.lock()
  expect(isCutOffBeside(build)).toBe(true)
  unlock({ well: true })
  expect(isCutOffBeside(build)).toBe(false)
})

test('a build that was cut off is known until one has ended well', () => {
  expect(folders.wasCutOff()).toBe(false)
  folders.lock()({ well: false })
  expect(folders.wasCutOff()).toBe(false)
  const killed = folders.lock()
  expect(folders.wasCutOff()).toBe(true)
  expect(() => folders.lock()).toThrow('Another build')
  killed({ well: true })
  const [root = ''] = readdirSync(join(folder, 'data', 'builds'))
  writeFileSync(join(folder, 'data', 'builds', root, 'unfinished'), '')
  folders.lock()({ well: false })
  expect(folders.wasCutOff()).toBe(true)
  folders.lock()({ well: true })
  expect(folders.wasCutOff()).toBe(false)
})
