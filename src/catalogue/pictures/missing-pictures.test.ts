import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { somePicture } from '#catalogue/test-crawl.ts'
import { placeSomeSnapshot } from '#catalogue/test-snapshot.ts'
import { hasServicePictures, missingPictures, shownPictures } from './missing-pictures.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-'))
  mkdirSync(join(folder, 'pictures'))
  file = join(folder, 'catalogue.sqlite')
  const pictures = new Map([
    ['p', { ...somePicture('one'), widths: [180] }],
    ['q', { ...somePicture('two'), widths: [180, 360] }],
    ['r', { ...somePicture('one'), widths: [180] }],
    ['s', somePicture('s@1234abcd')],
  ])
  placeSomeSnapshot(file, { pictures })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const filesOfOne = ['one-180.avif', 'one-180.webp', 'one-share.jpg']
const filesOfTwo = ['two-180.avif', 'two-180.webp', 'two-360.avif', 'two-360.webp', 'two-share.jpg']

test('pictures of a snapshot have their files, each name once; those of an image service have none', () => {
  expect(shownPictures(file).map(({ name, files }) => [name, files])).toEqual([
    ['one', filesOfOne],
    ['two', filesOfTwo],
  ])
  const idOf = (name: string) => shownPictures(file).find((picture) => picture.name === name)?.pictureId
  expect(idOf('one')).toMatch(/^[pr]$/)
  expect(idOf('two')).toBe('q')
})

test('a snapshot says whether an image service has any of its pictures', () => {
  expect(hasServicePictures(file)).toBe(true)
  placeSomeSnapshot(file, { pictures: new Map([['p', somePicture('one')]]) })
  expect(hasServicePictures(file)).toBe(false)
})

test('what lies in the folder and is not empty is not missing, and a picture that is whole is not named', () => {
  expect(missingPictures(file, join(folder, 'pictures')).map(({ name }) => name)).toEqual(['one', 'two'])
  for (const name of [...filesOfOne, 'two-180.avif', 'two-share.jpg'])
    writeFileSync(join(folder, 'pictures', name), 'x')
  // As a power cut leaves it.
  writeFileSync(join(folder, 'pictures', 'two-360.avif'), '')
  expect(missingPictures(file, join(folder, 'pictures'))).toEqual([
    { pictureId: 'q', name: 'two', files: ['two-180.webp', 'two-360.avif', 'two-360.webp'] },
  ])
})

test('without a snapshot nothing is shown, and it is said what to do', () => {
  expect(() => shownPictures(join(folder, 'nowhere.sqlite'))).toThrow(/npm run refresh/)
})
