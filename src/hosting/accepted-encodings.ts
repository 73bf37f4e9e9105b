import { dictionaryPath } from '#domain/page-dictionary.ts'

/** Without a dictionary; `identity` is as it lies. */
export type PlainEncoding = 'br' | 'gzip' | 'identity'

/** The smallest that the caller takes. */
export function bestEncoding(accepted: string): PlainEncoding {
  const taken = takenEncodings(accepted)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Where the dictionary would lie that a caller has and would have pages compressed with (RFC 9842, 2.2 and 6). */
export function offeredDictionary(headers: Headers): string | undefined {
  if (!takenEncodings(headers.get('accept-encoding') ?? '').includes('dcz')) return undefined
  const [, hash] = /^:([\w+/]{43})=:$/.exec(headers.get('available-dictionary')?.trim() ?? '') ?? []
  return hash && dictionaryPath(hash.replaceAll('+', '-').replaceAll('/', '_'))
}

/** `;q=0` says that the caller takes none of it (RFC 9110, 12.5.3). */
function takenEncodings(accepted: string): (string | undefined)[] {
  return accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, weight = '']) => !/^q=0(?:\.0{0,3})?$/.test(weight))
    .map(([name]) => name)
}
