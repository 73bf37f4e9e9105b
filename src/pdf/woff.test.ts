import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unpackWoff } from './woff.ts'

test('a font comes out with every table in place and unharmed', async () => {
  const file = fileURLToPath(import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'))
  const font = new DataView((await unpackWoff(new Uint8Array(readFileSync(file)).buffer)).buffer)
  expect(font.getUint32(0)).toBe(0x00010000)
  const tables = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + 16 * index)
  expect(tables.length).toBeGreaterThan(8)
  for (const at of tables) {
    const [tag, checksum, offset, length] = [0, 4, 8, 12].map((field) => font.getUint32(at + field))
    if (tag !== HEAD) expect(sum(font, offset ?? 0, length ?? 0)).toBe(checksum)
  }
})

/** Its checksum leaves out a field of its own. */
const HEAD = 0x68656164

/** A table's checksum. https://learn.microsoft.com/typography/opentype/spec/otff#calculating-checksums */
function sum(font: DataView, offset: number, length: number): number {
  let total = 0
  for (let at = offset; at < offset + length; at += 4) total = (total + font.getUint32(at)) >>> 0
  return total
}
