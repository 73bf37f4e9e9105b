import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPdfParts } from './pdf-parts.ts'

async function written(lines: readonly string[]): Promise<string> {
  const parts = openPdfParts()
  for (const line of lines) parts.push(line)
  return Buffer.from(await parts.file().arrayBuffer()).toString('latin1')
}

test('every line stands in the file, byte for byte and in its order', async () => {
  const bytes = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) })
  await fc.assert(
    fc.asyncProperty(fc.array(bytes), async (lines) => {
      expect(await written(lines)).toBe(lines.map((line) => `${line}\n`).join(''))
    }),
  )
})

test('lines that fill many parts, and one that is longer than a part, come whole', async () => {
  const lines = ['a'.repeat(200_000), 'b'.repeat(100_000), 'c'.repeat(600_000), '\u00ff', 'd'.repeat(262_144)]
  expect(await written(lines)).toBe(lines.map((line) => `${line}\n`).join(''))
})
