/** What stands on one of them alone is the matter of one item. */
const LEAST_PAGES = 2
/** Before a tag and at spaces, and at the slashes and dots of addresses. */
const PIECES = /(?=[<"\s/])|(?=\.\D)|(?<=[>"\s/])/
/** Prices change each night; each change would send the dictionary anew. */
const PRICE = /\p{Sc}\d|^"\d+\.\d\d$/u

/** The text of `models`, one after the other, without what one alone of the `pages` has, and without prices. */
export function pageDictionary(models: readonly string[], pages: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const piece of new Set(page.split(PIECES))) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const isShared = (piece: string) => (counts.get(piece) ?? 0) >= LEAST_PAGES && !PRICE.test(piece)
  return models.map((model) => model.split(PIECES).filter(isShared).join('')).join('')
}
