import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkPicture } from './unfinished-site.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unfinished-'))
  mkdirSync(join(folder, 'site', 'pictures'), { recursive: true })
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a picture that was empty in the site is replaced by the one that was made again', () => {
  writeFileSync(join(folder, 'one.avif'), 'picture')
  const shown = join(folder, 'site', 'pictures', 'one.avif')
  writeFileSync(shown, '')
  const build = { folder, siteFolder: join(folder, 'site'), recordFile: join(folder, 'record.sqlite') }
  linkPicture(build, folder, 'one.avif')
  linkPicture(build, folder, 'one.avif')
  expect(readFileSync(shown, 'utf8')).toBe('picture')
})
