/** A file that the shop does not have, or no longer. */
export class GoneFileError extends Error {}

/** What is on its way for the next reader; undefined where somebody has read it already. */
const ahead = new Map<string, Promise<unknown> | undefined>()

/** A file of the search index. Throws when it cannot be read, GoneFileError where the shop does not have it. */
export function readIndexFile(path: string): Promise<unknown> {
  const known = ahead.get(path)
  ahead.set(path, undefined)
  return known ?? fetchFile(path)
}

/** Fetches a file for whoever reads it next, unless somebody has. What fails is forgotten: a reader fetches anew. */
export function readAhead(path: string): Promise<unknown> | undefined {
  if (ahead.has(path)) return ahead.get(path)
  const coming = fetchFile(path)
  ahead.set(path, coming)
  coming.catch(() => ahead.delete(path))
  return coming
}

async function fetchFile(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (response.ok) return response.json()
  const FileError = response.status === 404 ? GoneFileError : Error
  throw new FileError(`${path} answered with status ${response.status}.`)
}
