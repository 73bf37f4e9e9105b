import { openCodeFinder } from '#search/code-finder.ts'
import { loadOnce } from './load-once.ts'
import { readIndexFile } from './read-index-file.ts'

/** The finder of items by code, opened once for a page. Throws when its files cannot be read; the next call tries again. */
export const loadCodeFinder = loadOnce(() => openCodeFinder(readIndexFile))
