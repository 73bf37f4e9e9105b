import { DICTIONARY_ENTRY, isDictionaryPath, PRESENT_DICTIONARY_PATH } from '#domain/page-dictionary.ts'

/** Pages that are fetched ahead may come without it. */
const LONGEST_WAIT_MS = 1_000

/**
 * Fetches by what the next pages are compressed, and resolves when it is there or takes too long. The server says which it is
 * with the file of `script`; other hosts say nothing, and other browsers would have no use for it.
 */
export async function fetchDictionary(script: string): Promise<void> {
  if (!document.createElement('link').relList.supports('compression-dictionary')) return
  const [file] = performance.getEntriesByName(script)
  const timings = file instanceof PerformanceResourceTiming ? file.serverTiming : []
  const path = timings.find(({ name }) => name === DICTIONARY_ENTRY)?.description
  if (path === undefined) return
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([fetchNow(path).catch(() => undefined), late])
}

/** The script is kept for a year; what it was sent with is not. */
async function fetchNow(announced: string): Promise<void> {
  if (await fetchWhole(announced)) return
  const present: unknown = await (await fetch(PRESENT_DICTIONARY_PATH)).json()
  if (typeof present === 'string' && isDictionaryPath(present)) await fetchWhole(present)
}

async function fetchWhole(path: string): Promise<boolean> {
  const answer = await fetch(path, { priority: 'low' })
  // To its end, or the browser would not keep it.
  await answer.blob()
  return answer.ok
}
