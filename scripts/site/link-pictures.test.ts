import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EncodedPicture } from '#catalogue/pictures/encode-picture.ts'
import { somePicture } from '#catalogue/test-crawl.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { ScriptProblem } from '../running/run-script.ts'
import { demandSameImages, linkPictures } from './link-pictures.ts'

const FILES = ['one-180.avif', 'one-180.webp', 'one-share.jpg']

let folder = ''
let site = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-pictures-'))
  site = join(folder, 'site')
  mkdirSync(join(folder, 'pictures'))
  for (const file of FILES) writeFileSync(join(folder, 'pictures', file), file)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const ours: EncodedPicture = { ...somePicture('one'), widths: [180] }
const ofService = somePicture('two@1234abcd')

function snapshotOf(pictures: readonly EncodedPicture[]): string {
  const snapshotFile = join(folder, 'catalogue.sqlite')
  placeSomeSnapshot(snapshotFile, { pictures: new Map(pictures.map((picture) => [picture.name, picture])) })
  return snapshotFile
}

/** Links what a snapshot of these pictures shows. */
function linked(pictures: readonly EncodedPicture[], lacking: readonly string[] = []) {
  return linkPictures({ DATA_FOLDER: folder }, snapshotOf(pictures), site, new Set(lacking))
}

test('each picture stands in the site as the same file, and its path is told', () => {
  expect(linked([ours])).toEqual(FILES.map((file) => `/pictures/${file}`))
  const numberOf = (place: string, file: string) => statSync(join(folder, place, file)).ino
  for (const file of FILES) expect(numberOf('site/pictures', file)).toBe(numberOf('pictures', file))
})

test('what is still to be encoded is left out', () => {
  expect(linked([ours], ['one-180.webp'])).toEqual(['/pictures/one-180.avif', '/pictures/one-share.jpg'])
  expect(readdirSync(join(site, 'pictures'))).toEqual(['one-180.avif', 'one-share.jpg'])
})

test('with an image service nothing is linked, and the folder is there', () => {
  expect(linked([ofService])).toEqual([])
  expect(readdirSync(join(site, 'pictures'))).toEqual([])
})

test.each([
  { setting: 'build', picture: ofService },
  { setting: 'url', picture: ours },
] as const)(
  'a snapshot of another setting than IMAGES=$setting is refused, with what to do',
  ({ setting, picture }) => {
    const demand = () => demandSameImages({ IMAGES: setting }, snapshotOf([picture]))
    expect(demand).toThrow(ScriptProblem)
    expect(demand).toThrow(/another setting of IMAGES. Run npm run refresh/)
  },
)
