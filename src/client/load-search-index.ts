import { openSearchIndex } from '#search/search-index.ts'
import { openedIndex } from './opened-index.ts'

/** The index of the build, as `OpenedIndex` promises. */
export const { load: loadSearchIndex, renew: renewSearchIndex } = openedIndex(openSearchIndex)
