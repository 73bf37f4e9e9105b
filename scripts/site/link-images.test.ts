import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkImages } from './link-images.ts'

test('images that are not there are linked, what is there stays, and nothing is no fault', () => {
  const folder = mkdtempSync(join(tmpdir(), 'link-images-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [shared, own] = [join(folder, 'shared'), join(folder, 'builds', 'own')]
  linkImages(shared, own)
  expect(existsSync(own)).toBe(true)
  mkdirSync(shared)
  for (const [name, text] of [
    ['a.avif', 'whole a'],
    ['b.avif', 'whole b'],
  ] as const) {
    writeFileSync(join(shared, name), text)
  }
  writeFileSync(join(own, 'b.avif'), 'own b')
  linkImages(shared, own)
  linkImages(shared, own)
  const read = (name: string) => readFileSync(join(own, name), 'utf8')
  expect([read('a.avif'), read('b.avif')]).toEqual(['whole a', 'own b'])
})
