import { type FilterIndex, openFilterIndex } from '#search/filter-index.ts'
import { indexDateMs } from './catalogue-date.ts'
import { openedIndex } from './opened-index.ts'

const columns = openedIndex((read) => {
  void indexDateMs()
  return openFilterIndex(read)
})

/**
 * The columns of the build, opened once for a page; of the build with these rows where they are given, looked for once
 * more where others are open. Throws when they cannot be read; the next call tries again.
 */
export async function loadFilterIndex(stamp?: string): Promise<FilterIndex> {
  const open = await columns.load()
  if (stamp === undefined || open.stamp === stamp) return open
  const present = await columns.renew()
  if (present.stamp !== stamp) throw new Error('The columns are of another build than what was found.')
  return present
}
