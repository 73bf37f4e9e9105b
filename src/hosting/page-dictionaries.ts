import { join } from 'node:path'
import { DICTIONARY_ENTRY, isDictionaryPath } from '#domain/page-dictionary.ts'
import { offeredDictionary } from './accepted-encodings.ts'
import { type FileState, stateOf } from './kept-files.ts'
import { presentDictionary } from './present-dictionary.ts'

/** Documents, and what scripts fetch: the service worker fetches pages, too. */
const USE = 'match="/*", match-dest=("document" "")'
/** The script that fetches the dictionary, when a page has come to rest. A name in a page's own head would cost its first packets. */
const ANNOUNCES = /^\/_astro\/make-ready\.[\w-]+\.js$/

export interface DictionaryUse {
  /** With which the answer may be compressed. */
  dictionary: FileState | undefined
  /** What the head of the answer says of it. */
  said: Record<string, string>
}

/**
 * How our server lets browsers compress pages with a dictionary (RFC 9842): it is announced with a script, named as one when
 * it is fetched, and used for pages when it is offered. Who offers an earlier one has it used as long as it is there, and
 * hears of the present one.
 */
export function pageDictionaries(): (root: string, file: string, headers: Headers) => DictionaryUse {
  const present = presentDictionary()
  return (root, file, headers) => {
    if (isDictionaryPath(file)) return said('use-as-dictionary', USE)
    const now = () => present(root)
    if (ANNOUNCES.test(file)) return said('server-timing', now(), (path) => `${DICTIONARY_ENTRY};desc="${path}"`)
    const offered = file.endsWith('.html') ? offeredDictionary(headers) : undefined
    if (offered === undefined) return NOTHING
    const newer = now() === offered ? undefined : now()
    const { said: link } = said('link', newer, (path) => `<${path}>; rel="compression-dictionary"`)
    return { dictionary: stateOf(join(root, offered)), said: link }
  }
}

const NOTHING: DictionaryUse = { dictionary: undefined, said: {} }

function said(name: string, value: string | undefined, told = (text: string) => text): DictionaryUse {
  return value === undefined ? NOTHING : { dictionary: undefined, said: { [name]: told(value) } }
}
