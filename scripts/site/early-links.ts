import { rmSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { linkFiles } from './link-files.ts'

const LINKS_AT_ONCE = 500

/** Files of an earlier site that are being linked into a new one. */
export interface EarlyLinks {
  /** Lets it have these of them alone; resolves when all are there. Throws where one is gone from the earlier site. */
  keep(paths: ReadonlySet<string>): Promise<void>
}

/**
 * Begins to link files before it is known which of them stay, since nearly all do. Threads are answered meanwhile. Ends
 * with the signal.
 */
export function linkEarly(paths: readonly string[], from: string, to: string, ended: AbortSignal): EarlyLinks {
  const linked: string[] = []
  let stays = (_path: string) => true
  const linkAll = async () => {
    for (let start = 0; start < paths.length; start += LINKS_AT_ONCE) {
      await setImmediate(undefined, { signal: ended })
      const slice = paths.slice(start, start + LINKS_AT_ONCE).filter((path) => stays(path))
      linkFiles(slice, from, to)
      linked.push(...slice)
    }
  }
  const linking = linkAll()
  // Whoever keeps some is told, and nobody else waits for it.
  linking.catch(() => undefined)
  return {
    async keep(kept) {
      stays = (path) => kept.has(path)
      for (const path of linked) if (!stays(path)) rmSync(to + path)
      await linking
    },
  }
}
