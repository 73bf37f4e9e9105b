import { GoneFileError, readIndexFile } from './read-index-file.ts'

/** An index of the build that is opened once for a page. */
export interface OpenedIndex<Index> {
  /** Throws when it cannot be read; the next call tries again. */
  load(): Promise<Index>
  /** Opens the one that the shop has now. Throws when that cannot be read; the one that was open then stays. */
  renew(): Promise<Index>
}

/**
 * Opens an index with `open`, which is handed how its files are read. Where one of them is gone, the shop has had other
 * builds since: the next call opens the index of the present one.
 */
export function openedIndex<Index>(
  open: (read: (path: string) => Promise<unknown>) => Promise<Index>,
): OpenedIndex<Index> {
  let opened: Promise<Index> | undefined
  const openNow = (): Promise<Index> => {
    const forget = () => {
      if (opened === now) opened = undefined
    }
    const read = async (path: string) => {
      try {
        return await readIndexFile(path)
      } catch (error) {
        if (error instanceof GoneFileError) forget()
        throw error
      }
    }
    const now: Promise<Index> = open(read)
    now.catch(forget)
    return now
  }
  return {
    load() {
      opened ??= openNow()
      return opened
    },
    async renew() {
      const now = openNow()
      await now
      opened = now
      return now
    },
  }
}
