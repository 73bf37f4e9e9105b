import { openFilterIndex } from '#search/filter-index.ts'
import { indexDateMs } from './catalogue-date.ts'
import { loadOnce } from './load-once.ts'
import { readIndexFile } from './read-index-file.ts'

/** The columns of the build, opened once for a page. Throws when they cannot be read; the next call tries again. */
export const loadFilterIndex = loadOnce(() => {
  void indexDateMs()
  return openFilterIndex(readIndexFile)
})
