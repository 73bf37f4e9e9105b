import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/
const LEAST_BYTES = 1024

/** Writes `.br` and `.gz` beside every text file of at least 1 KiB; returns how many files were compressed. */
export async function precompress(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const compressed = await pMap(files, compressFile, { concurrency: 4 })
  return compressed.filter(Boolean).length
}

async function compressFile(file: string): Promise<boolean> {
  const bytes = await readFile(file)
  if (bytes.length < LEAST_BYTES) return false
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
  return true
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
