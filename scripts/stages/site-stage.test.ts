import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { somePicture } from '#catalogue/test-crawl.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { isExpected, ScriptProblem } from '../running/run-script.ts'
import { readConfiguration } from '../settings/configuration.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { DanglingLinks } from '../site/assemble-site.ts'
import { buildFolders } from '../site/build-folders.ts'
import { mayComeOfTakingOver, siteStage } from './site-stage.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-stage-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const store = { url: 'https://store.invalid', apiKey: 'key' }
const configured = (settings: Record<string, string> = {}) =>
  readConfiguration({ DATA_FOLDER: join(folder, 'data'), DIST_FOLDER: join(folder, 'dist'), ...settings })

test('a build first removes what killed ones left, so that one that fails frees the disk too', async () => {
  const killed = buildFolders(configured()).create()
  const building = siteStage(configured(), store)
  await expect(building).rejects.toThrow('npm run refresh')
  // A sentence, and no stack.
  await expect(building).rejects.toSatisfy(isExpected)
  expect(existsSync(killed.folder)).toBe(false)
})

test('a snapshot of another setting of IMAGES is refused before anything is built', async () => {
  const configuration = configured({ IMAGES: 'url', IMAGE_URL_TEMPLATE: 'https://images.example/{id}?w={width}' })
  mkdirSync(join(folder, 'data'))
  placeSomeSnapshot(dataFolder(configuration).snapshotFile, { pictures: new Map([['one', somePicture('one')]]) })
  const building = siteStage(configuration, store, () => new Date(), 'later')
  await expect(building).rejects.toThrow('another setting of IMAGES')
})

test('a folder of somebody else in the place of dist is refused before anything is built, and stays', async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/notes.txt'), 'mine')
  await expect(siteStage(configured(), store)).rejects.toThrow('is no build of this shop')
  expect(readFileSync(join(folder, 'dist/notes.txt'), 'utf8')).toBe('mine')
})

test('what a person has to see to is not tried again from the beginning, links of pages that were taken over are', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  expect([full, new ScriptProblem('Ended by SIGTERM.')].map(mayComeOfTakingOver)).toEqual([false, false])
  expect([new DanglingLinks('/a -> /b'), new Error('ENOENT')].map(mayComeOfTakingOver)).toEqual([true, true])
})
