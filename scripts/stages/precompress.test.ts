import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('text of some size gets compressed sisters with the same content, in every folder', async () => {
  const page = '<p>Mat</p>'.repeat(500)
  mkdirSync(join(folder, 'store'))
  writeFileSync(join(folder, 'store', 'horse.html'), page)
  expect(await precompress(folder)).toBe(1)
  expect(brotliDecompressSync(readFileSync(join(folder, 'store', 'horse.html.br'))).toString()).toBe(page)
  expect(gunzipSync(readFileSync(join(folder, 'store', 'horse.html.gz'))).toString()).toBe(page)
})

test('little files, pictures and what is compressed already are left alone', async () => {
  writeFileSync(join(folder, 'little.html'), 'x'.repeat(1023))
  writeFileSync(join(folder, 'mat.webp'), 'x'.repeat(5000))
  writeFileSync(join(folder, 'page.html'), 'x'.repeat(5000))
  expect(await precompress(folder)).toBe(1)
  expect(await precompress(folder)).toBe(1)
  expect(
    ['little.html.br', 'mat.webp.br', 'page.html.br.br', 'page.html.gz.br'].filter((file) =>
      existsSync(join(folder, file)),
    ),
  ).toEqual([])
})
