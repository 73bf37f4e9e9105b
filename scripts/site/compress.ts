import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|webmanifest)$/
const OF_THE_CATALOGUE = /^\/(?:product|find|store\/[^/]+)\/.*\.html$/
const MANY = /^\/(?:_search|sitemap)\//
/** Less is sent in one packet as it is. */
export const LEAST_BYTES = 1024

/** What names of compressed sisters end with. */
export const SUFFIXES = ['.br', '.gz'] as const

/** A compressed sister of a file. */
export interface Sister {
  suffix: (typeof SUFFIXES)[number]
  bytes: Uint8Array
}

/** For what many visits fetch: brotli at its best, or nearly so where there may be megabytes of it. */
export async function compressAsset(path: string, bytes: Uint8Array): Promise<Sister[]> {
  if (!isCompressible(path) || bytes.length < LEAST_BYTES) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: MANY.test(path) || isOfCatalogue(path) ? 6 : 11 }
  return [
    { suffix: '.br', bytes: await brotli(bytes, { params }) },
    { suffix: '.gz', bytes: await gzipped(bytes, { level: 9 }) },
  ]
}

/** Whether a file gains by being compressed if it is not a little one. */
export function isCompressible(path: string): boolean {
  return TEXT.test(path)
}

/** Pages of which there may be 100,000; few are visited in a day. */
export function isOfCatalogue(path: string): boolean {
  return OF_THE_CATALOGUE.test(path)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
