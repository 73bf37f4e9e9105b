import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/
const LEAST_BYTES = 1024

/** A compressed sister of a file. */
export interface Sister {
  suffix: '.br' | '.gz'
  bytes: Uint8Array
}

/**
 * For what many visits fetch: brotli at its best, or nearly so where there may be megabytes of it. Pages of the catalogue
 * have no sisters: there may be 100,000, of which few are visited in a day, and every host compresses those by itself.
 */
export async function compressAsset(path: string, bytes: Uint8Array): Promise<Sister[]> {
  if (!isCompressible(path, bytes.length)) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: /^\/(?:search|sitemap)\//.test(path) ? 6 : 11 }
  return [
    { suffix: '.br', bytes: await brotli(bytes, { params }) },
    { suffix: '.gz', bytes: await gzipped(bytes, { level: 9 }) },
  ]
}

/** Whether a file of that many bytes has compressed sisters. */
export function isCompressible(path: string, bytes: number): boolean {
  return TEXT.test(path) && bytes >= LEAST_BYTES
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
