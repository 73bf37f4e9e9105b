/** A file of the search index. Throws when it cannot be read. */
export async function readIndexFile(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`)
  return response.json()
}
