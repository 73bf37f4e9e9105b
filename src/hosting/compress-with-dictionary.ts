import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { dictionaryPath } from '#domain/page-dictionary.ts'

/** A skippable frame of Zstandard that carries 32 bytes (RFC 9842, section 5). */
const FRAME = Buffer.from('5e2a4d1820000000', 'hex')
/** Some 10 ms a page, once, since it is kept; level 9 takes 1 ms for 4 % more bytes, which with four pictures are over 1.5 kB. */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 16 }

/** What goes out as `dcz`. Throws where `dictionary` is not what lies at `path`, since no browser could read it. */
export async function compressWithDictionary(
  bytes: Uint8Array,
  dictionary: Buffer,
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = createHash('sha256').update(dictionary).digest()
  if (!path.endsWith(dictionaryPath(hash.toString('base64url')))) throw new Error(`${path} is not what its name says.`)
  return Buffer.concat([FRAME, hash, await compress(bytes, { dictionary, params: PARAMS })])
}

const compress = promisify(zstdCompress)
