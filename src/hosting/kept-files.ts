import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import type { PlainEncoding } from './accepted-encodings.ts'
import { compressWithDictionary } from './compress-with-dictionary.ts'

/** In all; the pages of the demo take 3 MB. */
const MOST_BYTES = 48 * 1024 * 1024
/** What is larger is read anew each time. */
const LARGEST_BYTES = 512 * 1024
/** Below it, compressing saves no packet. */
const LEAST_COMPRESSED = 1024
const TEXT = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|javascript))/
/** Tells the states of one address apart, and stands in the head of every answer. */
const LETTERS_OF_TAG = 8
/** Half the time of the next better, for 3 % more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** `dcz` is compressed with a dictionary that the caller has. */
export type Encoding = PlainEncoding | 'dcz'

const SUFFIX = { br: 'br', gzip: 'gz' }

export interface KeptFile {
  bytes: Uint8Array<ArrayBuffer>
  encoding: Encoding
  type: string
  /** Of what is in the file, so the same on every machine and in every encoding (and so a weak one). */
  etag: string
  /** Whether other callers may get it in another encoding. */
  varies: boolean
}

/** What tells one state of a file from another. */
export interface FileState {
  path: string
  size: number
  mtimeMs: number
  ino: number
}

/**
 * Reads files and keeps what it read, compressed: as it lies beside where it does, else compressed once, with the file of a
 * dictionary where there is one. Resolves to undefined for a file that is too large to keep.
 */
export function keptFiles(): (
  file: FileState,
  encoding: PlainEncoding,
  dictionary?: FileState,
) => Promise<KeptFile> | undefined {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 256,
  })
  const coming = new Map<string, Promise<KeptFile>>()
  return (file, plain, dictionary) => {
    if (file.size > LARGEST_BYTES) return undefined
    const encoding = dictionary === undefined ? plain : 'dcz'
    const used = dictionary ?? sisterOf(file, plain)
    const key = [encoding, ...valuesOf(file), ...(used === undefined ? [] : valuesOf(used))].join(' ')
    const found = kept.get(key)
    if (found !== undefined) return Promise.resolve(found)
    const under = coming.get(key)
    if (under !== undefined) return under
    const read = readKept(file.path, encoding, used?.path)
      .then((made) => {
        kept.set(key, made)
        return made
      })
      .finally(() => coming.delete(key))
    coming.set(key, read)
    return read
  }
}

/** Whether files of a type are compressed on their way. */
export function isText(type: string): boolean {
  return TEXT.test(type)
}

/** It may come later, while the shop is open. */
function sisterOf({ path }: FileState, encoding: PlainEncoding): FileState | undefined {
  return encoding === 'identity' ? undefined : stateOf(`${path}.${SUFFIX[encoding]}`)
}

/** A file as it is now; undefined where there is none, or a folder, or where no file can be. */
export function stateOf(path: string): FileState | undefined {
  try {
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat?.isFile() ? { path, size: stat.size, mtimeMs: stat.mtimeMs, ino: stat.ino } : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.some((code) => code === error.code)) return undefined
    throw error
  }
}

/** A name that is too long, a link in a circle, and what this process may not see. */
const NO_FILE = ['ENAMETOOLONG', 'ELOOP', 'EACCES']

function valuesOf({ path, size, mtimeMs, ino }: FileState): (string | number)[] {
  return [size, mtimeMs, ino, path]
}

async function readKept(path: string, encoding: Encoding, used: string | undefined): Promise<KeptFile> {
  const whole = await readFile(path)
  const type = getMimeType(path) ?? 'application/octet-stream'
  const varies = whole.length >= LEAST_COMPRESSED && isText(type)
  const etag = `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, LETTERS_OF_TAG)}"`
  if (!varies || encoding === 'identity') return { bytes: whole, encoding: 'identity', type, etag, varies }
  return { bytes: await compressed(whole, encoding, used), encoding, type, etag, varies }
}

/** `used` is the dictionary, or what lies compressed beside. */
async function compressed(
  whole: Uint8Array,
  encoding: 'br' | 'gzip' | 'dcz',
  used: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = used === undefined ? undefined : await readFile(used)
  if (encoding === 'dcz') return compressWithDictionary(whole, bytes ?? Buffer.alloc(0), used ?? '')
  return bytes ?? (encoding === 'br' ? brotli(whole, BROTLI) : gzipped(whole))
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
