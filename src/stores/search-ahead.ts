import { readAhead } from '#client/read-index-file.ts'
import { SEARCH_FILES_PATH, SEARCH_MANIFEST_PATH } from '#domain/paths.ts'

/** Fetches what the first key needs of the index, while the scripts that read it are on their way. */
export async function fetchSearchAhead(): Promise<void> {
  const { head }: { head?: unknown } = Object(await readAhead(SEARCH_MANIFEST_PATH))
  if (typeof head === 'string' && head.startsWith(`${SEARCH_FILES_PATH}/`)) await readAhead(head)
}
