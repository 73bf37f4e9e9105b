// What the pages of a build have in common, by which they are sent in a tenth of their bytes (RFC 9842).

/** Says which dictionary the present build has. */
export const PRESENT_DICTIONARY_PATH = '/page-dictionary.json'
/** The entry of a `server-timing` header in which a server names its dictionary. */
export const DICTIONARY_ENTRY = 'dictionary'

const SHAPE = /^\/_astro\/pages\.[\w-]{43}\.txt$/

/** Where a dictionary lies; `sha256` in base64url, without its end. */
export function dictionaryPath(sha256: string): `/${string}` {
  return `/_astro/pages.${sha256}.txt`
}

export function isDictionaryPath(path: string): boolean {
  return SHAPE.test(path)
}
