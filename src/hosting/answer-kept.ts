import { bestEncoding } from './accepted-encodings.ts'
import type { FileState, KeptFile, keptFiles } from './kept-files.ts'

interface Answering {
  keep: ReturnType<typeof keptFiles>
  headers: Record<string, string>
  status: 200 | 404
  /** What the caller has and the file may be compressed with. */
  dictionary: FileState | undefined
}

/**
 * The answer to a request for a file that is small enough to be kept, with `headers`; undefined for a part of a file, and
 * for a larger one.
 */
export async function answerKept(
  request: Request,
  file: FileState,
  { keep, headers, status, dictionary }: Answering,
): Promise<Response | undefined> {
  if (request.headers.has('range')) return undefined
  const encoding = bestEncoding(request.headers.get('accept-encoding') ?? '')
  // A dictionary may be damaged, or gone. So may the file since it was found: who looks again finds what is there now.
  const kept = await keep(file, encoding, dictionary)
    ?.catch(() => keep(file, encoding))
    .catch(() => undefined)
  if (kept === undefined) return undefined
  const { etag } = kept
  const shared = { ...headers, etag, ...variations(kept) }
  if (status === 200 && names(request.headers.get('if-none-match') ?? '', etag)) {
    return new Response(null, { status: 304, headers: shared })
  }
  return new Response(request.method === 'HEAD' ? null : kept.bytes, { status, headers: { ...shared, ...own(kept) } })
}

function own({ bytes, encoding, type }: KeptFile): Record<string, string> {
  const plain = { 'content-type': type, 'content-length': String(bytes.length) }
  return encoding === 'identity' ? plain : { ...plain, 'content-encoding': encoding }
}

function variations({ varies, type }: KeptFile): Record<string, string> {
  return varies ? { vary: variationOf(type) } : {}
}

/** By what caches tell the answers to one address apart: only pages are compressed with dictionaries. */
export function variationOf(type: string): string {
  return type.startsWith('text/html') ? 'accept-encoding, available-dictionary' : 'accept-encoding'
}

/** Whether a list of tags names this one, compared weakly (RFC 9110, 13.1.2). */
function names(list: string, etag: string): boolean {
  if (list.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return list.split(',').some((tag) => bare(tag) === bare(etag))
}
