import * as v from 'valibot'

/** A page as a build left it. */
export interface PageRecord {
  /** Of its file, from the root of the site, with a slash before it. */
  path: string
  /** Hashes of what it asked of the catalogue but for its cards, as `addressHash` makes them, one after the other. */
  asked: Uint8Array
  /** Of what its cards asked. */
  shown: Uint8Array
  /** Where it leads, as `linkHashes` writes it. */
  links: Uint8Array
  /** Its cards as `PlacedCard`, as JSON. */
  cards: string
}

/** A question that pages asked, and the stamp of what it was answered with. */
export interface AskedQuestion {
  question: string
  stamp: string
}

export interface FileRecord {
  /** From the root of the site, with a slash before it. */
  path: string
  sha256: string
}

/** A file that no page of this build needs, kept for those that were loaded before. */
export interface RetiredFile extends FileRecord {
  sinceMs: number
}

export const Meta = v.object({ value: v.string() })
const Bytes = v.instance(Uint8Array)
export const Paths = v.object({ paths: v.pipe(v.string(), v.parseJson(), v.array(v.string())) })
export const AskingPage = v.object({ path: v.string(), asked: Bytes, shown: Bytes })
export const Page = v.object({ asked: Bytes, shown: Bytes, cards: v.string() })
export const Question = v.object({ question: v.string(), stamp: v.string() })
export const Links = v.object({ path: v.string(), links: Bytes })
export const FileRow = v.object({ path: v.string(), sha256: v.string() })
export const Retired = v.object({ path: v.string(), sha256: v.string(), sinceMs: v.number() })

export function* parsed<T>(schema: v.GenericSchema<unknown, T>, rows: Iterable<unknown>): Generator<T> {
  for (const row of rows) yield v.parse(schema, row)
}
