/** More columns than this nobody reads, and no paper holds. */
export const MOST_COMPARED = 6

/** The ids of an address, each once and in their order; what is beyond the most is told apart. */
export function comparedIds(text: string): { ids: string[]; beyond: string[] } {
  const all = new Set(text.split(',').flatMap((id) => id.trim() || []))
  const ids = [...all]
  return { ids: ids.slice(0, MOST_COMPARED), beyond: ids.slice(MOST_COMPARED) }
}
