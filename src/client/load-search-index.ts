import { openSearchIndex } from '#search/search-index.ts'
import { loadOnce } from './load-once.ts'
import { readIndexFile } from './read-index-file.ts'

/** The index of the build, opened once for a page. Throws when its files cannot be read; the next call tries again. */
export const loadSearchIndex = loadOnce(() => openSearchIndex(readIndexFile))
