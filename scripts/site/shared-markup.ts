import { inlineHashes, ownPolicy } from '#hosting/own-policy.ts'
import { namedAddresses } from './named-addresses.ts'
import { pageMarks } from './page-marks.ts'

/** A page with its own policy, and the addresses that it names. It has a letter for each byte (latin1). */
export interface FilledPage {
  text: string
  addresses: string[]
}

/** Keeps markup that many pages share apart from them while they are rendered: through `globalThis.shareMarkup`. */
export interface SharedMarkup {
  /** A rendered page with what it shares in its places. */
  fill(text: string): FilledPage
}

/** Of a part of a page, what is looked for in a page. */
interface ReadPart {
  text: string
  addresses: Iterable<string>
  hashes: readonly string[]
}

/** Half of a page is what it shares: that is neither rendered nor looked through with each page. */
export function keepSharedMarkup(): SharedMarkup {
  const { mark, split } = pageMarks()
  const shared: ReadPart[] = []
  globalThis.shareMarkup = (markup) => mark(shared.push(readPart(Buffer.from(markup).toString('latin1'))) - 1)
  return {
    fill(text) {
      const { pieces, numbers } = split(text)
      const places = numbers.flatMap((number) => shared[number] ?? [])
      const parts = pieces.flatMap((piece, index) => [readPart(piece), ...places.slice(index, index + 1)])
      return {
        text: ownPolicy(
          parts.map((part) => part.text).join(''),
          parts.flatMap((part) => part.hashes),
        ),
        addresses: parts.flatMap((part) => [...part.addresses]),
      }
    },
  }
}

function readPart(text: string): ReadPart {
  return { text, addresses: namedAddresses(text), hashes: inlineHashes(text) }
}
