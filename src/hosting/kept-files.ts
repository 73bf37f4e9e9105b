import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'

/** In all; the pages of the demo take 3 MB. */
const MOST_BYTES = 48 * 1024 * 1024
/** What is larger is read anew each time. */
const LARGEST_BYTES = 512 * 1024
/** Below it, compressing saves no packet. */
const LEAST_COMPRESSED = 1024
const TEXT = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|javascript))/
/** Half the time of the next better, for 3 % more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export type Encoding = 'br' | 'gzip' | 'identity'

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
 * Reads files and keeps what it read, compressed: as it lies beside where it does, else compressed once. Resolves to
 * undefined for a file that is too large to keep.
 */
export function keptFiles(): (file: FileState, encoding: Encoding) => Promise<KeptFile> | undefined {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 256,
  })
  const coming = new Map<string, Promise<KeptFile>>()
  return (file, encoding) => {
    if (file.size > LARGEST_BYTES) return undefined
    // It may come later, while the shop is open.
    const sister = encoding === 'identity' ? undefined : stateOf(`${file.path}.${SUFFIX[encoding]}`)
    const key = [encoding, ...valuesOf(file), ...(sister === undefined ? [] : valuesOf(sister))].join(' ')
    const found = kept.get(key)
    if (found !== undefined) return Promise.resolve(found)
    const under = coming.get(key)
    if (under !== undefined) return under
    const read = readKept(file.path, encoding, sister?.path)
      .then((made) => {
        kept.set(key, made)
        return made
      })
      .finally(() => coming.delete(key))
    coming.set(key, read)
    return read
  }
}

/** A file as it is now; undefined where there is none, or a folder. */
export function stateOf(path: string): FileState | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isFile() ? { path, size: stat.size, mtimeMs: stat.mtimeMs, ino: stat.ino } : undefined
}

function valuesOf({ path, size, mtimeMs, ino }: FileState): (string | number)[] {
  return [size, mtimeMs, ino, path]
}

async function readKept(path: string, encoding: Encoding, beside: string | undefined): Promise<KeptFile> {
  const whole = await readFile(path)
  const type = getMimeType(path) ?? 'application/octet-stream'
  const varies = whole.length >= LEAST_COMPRESSED && TEXT.test(type)
  const etag = `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`
  if (!varies || encoding === 'identity') return { bytes: whole, encoding: 'identity', type, etag, varies }
  const bytes = beside === undefined ? await compressed(whole, encoding) : await readFile(beside)
  return { bytes, encoding, type, etag, varies }
}

async function compressed(whole: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br' ? brotli(whole, BROTLI) : gzipped(whole)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
