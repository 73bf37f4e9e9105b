import { openCodeFinder } from '#search/code-finder.ts'
import { openedIndex } from './opened-index.ts'

/** The finder of items by code, as `OpenedIndex` promises. */
export const { load: loadCodeFinder } = openedIndex(openCodeFinder)
