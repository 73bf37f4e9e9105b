import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/
/** There may be 100,000, of which few are visited in a day, and every host compresses those by itself. */
const OF_THE_CATALOGUE = /^\/(?:product|find|store\/[^/]+)\/.*\.html$/
/** Less is sent in one packet as it is. */
export const LEAST_BYTES = 1024

/** A compressed sister of a file. */
export interface Sister {
  suffix: '.br' | '.gz'
  bytes: Uint8Array
}

/** For what many visits fetch: brotli at its best, or nearly so where there may be megabytes of it. */
export async function compressAsset(path: string, bytes: Uint8Array): Promise<Sister[]> {
  if (!isCompressible(path) || bytes.length < LEAST_BYTES) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: /^\/(?:search|sitemap)\//.test(path) ? 6 : 11 }
  return [
    { suffix: '.br', bytes: await brotli(bytes, { params }) },
    { suffix: '.gz', bytes: await gzipped(bytes, { level: 9 }) },
  ]
}

/** Whether a file has compressed sisters if it is not a little one. */
export function isCompressible(path: string): boolean {
  return TEXT.test(path) && !OF_THE_CATALOGUE.test(path)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
