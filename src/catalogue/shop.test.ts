import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shop } from './shop.ts'
import { catalogueOf, someItem } from './test-crawl.ts'
import { draftSnapshot, placeSnapshot } from './write-snapshot.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'))
  process.env.CATALOGUE_SNAPSHOT = join(folder, 'catalogue.sqlite')
})
afterEach(() => {
  globalThis.watchedShop = undefined
  delete process.env.CATALOGUE_SNAPSHOT
  delete process.env.CATALOGUE_MAY_CHANGE
  rmSync(folder, { recursive: true })
})

function place(name: string): void {
  const file = join(folder, 'catalogue.sqlite')
  const content = {
    catalogue: catalogueOf([someItem({ name })]),
    pictures: new Map(),
    findings: [],
    crawledAt: '',
    store: 'embedded',
  }
  placeSnapshot(draftSnapshot(file, content), file)
}

test('a build stays with the snapshot that it began with', () => {
  place('First')
  expect(shop().item('S-1')?.name).toBe('First')
  place('Second')
  expect(shop().item('S-1')?.name).toBe('First')
})

test('a preview shows the snapshot that was put in its place, and a page under way reads on', () => {
  process.env.CATALOGUE_MAY_CHANGE = '1'
  place('First')
  const before = shop()
  expect(shop()).toBe(before)
  place('Second')
  expect(shop().item('S-1')?.name).toBe('Second')
  expect(before.item('S-1')?.name).toBe('First')
})

test('who watches what pages ask is asked in place of the snapshot', () => {
  place('First')
  const watched = { ...shop() }
  globalThis.watchedShop = watched
  expect(shop()).toBe(watched)
})

test('a preview without a snapshot says what to run', () => {
  process.env.CATALOGUE_MAY_CHANGE = '1'
  expect(() => shop()).toThrow(/There is no catalogue snapshot at .*catalogue\.sqlite\. Run npm run refresh first\./)
})
