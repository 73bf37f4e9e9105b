import { type NamedFiles, namedFiles } from './named-files.ts'
import { OLD_PAGE } from './old-page.ts'

/** What is known of something on a shelf. It stands in the head of what is kept, so that neither can be without the other. */
export interface KeptFacts extends NamedFiles {
  keptAtMs: number
  /** As it lies on the shelf, which is not compressed. */
  bytes: number
}

const KEPT_AT = 'x-kept-at'
const BYTES = 'x-kept-bytes'
const NEEDS = 'x-kept-needs'
const LATER = 'x-kept-later'
/** Of how the answer travelled, which says nothing of what is kept. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding', 'age', 'date', 'vary']

/** What of an answer goes onto a shelf. */
export interface KeptBody extends NamedFiles {
  content: string | Blob
  bytes: number
}

/** Reads an answer for what it names. Pictures and typefaces name nothing, and are no text. */
export async function bodyOf(path: string, answer: Response): Promise<KeptBody> {
  if (IS_BINARY.test(path)) {
    const content = await answer.blob()
    return { content, bytes: content.size, needs: [], later: [] }
  }
  const content = await answer.text()
  return { content, bytes: new TextEncoder().encode(content).length, ...namedFiles(path, content) }
}

const IS_BINARY = /^\/(?:pictures|_astro)\/.*\.(?!js$|css$)\w+$/

/** An answer as it goes onto the shelf. */
export function toKeep(from: Response, { content, keptAtMs, bytes, needs, later }: KeptBody & KeptFacts): Response {
  const headers = new Headers(from.headers)
  for (const name of OF_THE_WAY) headers.delete(name)
  headers.set(KEPT_AT, String(keptAtMs))
  headers.set(BYTES, String(bytes))
  headers.set(NEEDS, needs.join(' '))
  headers.set(LATER, later.join(' '))
  return new Response(content, { status: from.status, headers })
}

export function keptFacts({ headers }: Response): KeptFacts {
  const names = (header: string) => (headers.get(header) ?? '').split(' ').filter((name) => name !== '')
  return {
    keptAtMs: Number(headers.get(KEPT_AT) ?? 0),
    bytes: Number(headers.get(BYTES) ?? 0),
    needs: names(NEEDS),
    later: names(LATER),
  }
}

/** What the code of something on a shelf may ask for later; nothing where it is not there. */
export function laterIn(kept: Response | undefined): string[] {
  return kept === undefined ? [] : keptFacts(kept).later
}

/** What is shown in place of an answer that does not come: the page can tell how old it is. */
export function asOld(kept: Response): Response {
  const headers = new Headers(kept.headers)
  headers.set('server-timing', `${OLD_PAGE};desc="${keptFacts(kept).keptAtMs}"`)
  return new Response(kept.body, { status: kept.status, headers })
}
