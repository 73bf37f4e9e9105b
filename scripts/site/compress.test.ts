import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressAsset } from './compress.ts'

const TEXT = Buffer.from('<p>Mat</p>'.repeat(500))
const plain = (suffix: string, bytes: Uint8Array) =>
  (suffix === '.br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString()

test.each([
  '/about-us.html',
  '/store/horse.html',
  '/_astro/a.js',
  '/_search/shard-1.json',
  '/sitemap/part-1.xml',
  '/robots.txt',
])('%s of some size gets both compressed sisters, with the same content', async (path) => {
  const sisters = await compressAsset(path, TEXT)
  expect(sisters.map(({ suffix }) => suffix)).toEqual(['.br', '.gz'])
  for (const { suffix, bytes } of sisters) expect(plain(suffix, bytes)).toBe(TEXT.toString())
})

test('little files, pictures and what is compressed already are left alone', async () => {
  const little = TEXT.subarray(0, 1023)
  expect(await compressAsset('/little.html', little)).toEqual([])
  for (const path of ['/pictures/mat.webp', '/about-us.html.br', '/about-us.html.gz']) {
    expect(await compressAsset(path, TEXT)).toEqual([])
  }
})
