import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from './fixed-files.ts'
import { keepSisters } from './kept-sisters.ts'

let folder: string
let folders: { astroFolder: string; sistersFolder: string }
const site = () => join(folder, 'site')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-sisters-'))
  folders = { astroFolder: join(folder, 'astro'), sistersFolder: join(folder, 'sisters') }
  for (const root of [folders.astroFolder, site()]) {
    mkdirSync(join(root, '_astro'), { recursive: true })
    for (const path of ['_astro/a.js', '_astro/little.js']) writeFileSync(join(root, path), 'script')
  }
  for (const path of ['_astro/a.js.br', '_astro/a.js.gz', 'store.html.br']) writeFileSync(join(site(), path), 'small')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As the site was written. */
const record = {
  file(path: string) {
    return existsSync(join(site(), path)) ? { path, sha256: sha256(Buffer.from('small')) } : undefined
  },
}
const kept = () => readdirSync(join(folders.sistersFolder, '_astro')).toSorted()

test('what a site has compressed of the files that Astro left is kept, and nothing else', () => {
  keepSisters(folders, site(), record)
  expect(readdirSync(folders.sistersFolder)).toEqual(['_astro'])
  expect(kept()).toEqual(['a.js.br', 'a.js.gz'])
})

test('where nothing is compressed, that is known too', () => {
  rmSync(site(), { recursive: true })
  keepSisters(folders, site(), record)
  expect(readdirSync(folders.sistersFolder)).toEqual([])
})

test('what a killed build has kept in part is not taken for all of it', () => {
  mkdirSync(join(`${folders.sistersFolder}.part`, '_astro'), { recursive: true })
  writeFileSync(join(`${folders.sistersFolder}.part`, '_astro/half.js.br'), '')
  keepSisters(folders, site(), record)
  expect(kept()).toEqual(['a.js.br', 'a.js.gz'])
  expect(readdirSync(folder).toSorted()).toEqual(['astro', 'sisters', 'site'])
})

test('a file of the site that is damaged later leaves what is kept as it was', () => {
  keepSisters(folders, site(), record)
  writeFileSync(join(site(), '_astro/a.js.br'), 'damaged')
  keepSisters(folders, site(), record)
  expect(readFileSync(join(folders.sistersFolder, '_astro/a.js.br'), 'utf8')).toBe('small')
})

test('what a site has taken over damaged is not kept for later ones', () => {
  writeFileSync(join(site(), '_astro/a.js.br'), 'damaged')
  keepSisters(folders, site(), record)
  expect(existsSync(folders.sistersFolder)).toBe(false)
})
