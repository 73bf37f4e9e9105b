import type { Encoding, FileState, KeptFile, keptFiles } from './kept-files.ts'

/**
 * The answer to a request for a file that is small enough to be kept, with `headers`; undefined for a part of a file, and
 * for a larger one.
 */
export async function answerKept(
  request: Request,
  file: FileState,
  { keep, headers, status }: { keep: ReturnType<typeof keptFiles>; headers: Record<string, string>; status: 200 | 404 },
): Promise<Response | undefined> {
  if (request.headers.has('range')) return undefined
  // Gone since it was found: who looks again finds what is there now.
  const kept = await keep(file, bestEncoding(request.headers.get('accept-encoding') ?? ''))?.catch(() => undefined)
  if (kept === undefined) return undefined
  const { etag, varies } = kept
  const shared = { ...headers, etag, ...(varies ? { vary: 'Accept-Encoding' } : {}) }
  if (status === 200 && names(request.headers.get('if-none-match') ?? '', etag)) {
    return new Response(null, { status: 304, headers: shared })
  }
  return new Response(request.method === 'HEAD' ? null : kept.bytes, { status, headers: { ...shared, ...own(kept) } })
}

function own({ bytes, encoding, type }: KeptFile): Record<string, string> {
  const plain = { 'content-type': type, 'content-length': String(bytes.length) }
  return encoding === 'identity' ? plain : { ...plain, 'content-encoding': encoding }
}

/** The smallest that the caller takes; `;q=0` says that it takes none of it (RFC 9110, 12.5.3). */
export function bestEncoding(accepted: string): Encoding {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, weight = '']) => !/^q=0(?:\.0{0,3})?$/.test(weight))
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Whether a list of tags names this one, compared weakly (RFC 9110, 13.1.2). */
function names(list: string, etag: string): boolean {
  if (list.trim() === '*') return true
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return list.split(',').some((tag) => bare(tag) === bare(etag))
}
