import { openSearchIndex, type SearchIndex } from '#search/search-index.ts'

let loaded: Promise<SearchIndex> | undefined

/** The index of the build, opened once for a page. Throws when its files cannot be read; the next call tries again. */
export function loadSearchIndex(): Promise<SearchIndex> {
  loaded ??= openSearchIndex(readFile)
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

async function readFile(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`)
  return response.json()
}
