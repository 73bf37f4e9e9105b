import { fieldText, SEARCH_FIELDS, type SearchDocument } from '#search/search-document.ts'
import { type LexiconChunk, writeShardNumbers } from '#search/search-index-files.ts'

/** Characters in a chunk, less than half of that when compressed. */
const CHUNK_CHARACTERS = 16_000

/** Every term with the shards that hold it, sorted by code units and cut into chunks. */
export function lexiconChunks(shards: readonly (readonly SearchDocument[])[]): LexiconChunk[] {
  const chunks: LexiconChunk[] = []
  let room = 0
  for (const [term, numbers] of sortedPostings(shards)) {
    const entry: LexiconChunk[number] = [term, writeShardNumbers(numbers)]
    const weight = entry[0].length + entry[1].length + 6
    if (weight > room) {
      chunks.push([])
      room = CHUNK_CHARACTERS
    }
    room -= weight
    chunks.at(-1)?.push(entry)
  }
  return chunks
}

function sortedPostings(shards: readonly (readonly SearchDocument[])[]): [string, number[]][] {
  const postings = new Map<string, number[]>()
  for (const [number, documents] of shards.entries()) {
    for (const term of termsOf(documents)) {
      const numbers = postings.get(term)
      if (numbers === undefined) postings.set(term, [number])
      else numbers.push(number)
    }
  }
  return [...postings].sort(([a], [b]) => (a < b ? -1 : 1))
}

function termsOf(documents: readonly SearchDocument[]): Set<string> {
  const terms = new Set<string>()
  for (const document of documents) {
    for (const field of SEARCH_FIELDS) for (const term of fieldText(document, field).split(' ')) terms.add(term)
  }
  terms.delete('')
  return terms
}
