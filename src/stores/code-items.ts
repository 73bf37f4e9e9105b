import { loadCodeFinder } from '#client/load-code-finder.ts'
import type { QuickItem } from '#domain/quick-row.ts'
import { quickItem } from './quick-item.ts'

/** The items of some codes, each in its place; undefined for a code that nothing has. Throws where the index cannot be read. */
export async function itemsOfCodes(codes: readonly string[]): Promise<(QuickItem | undefined)[]> {
  const finder = await loadCodeFinder()
  await finder.load(codes)
  return codes.map((code) => {
    const document = finder.get(code)
    return document && quickItem(document)
  })
}

/** The items whose codes are most like one that nothing has; few. Throws where the index cannot be read. */
export async function itemsNearCode(code: string): Promise<QuickItem[]> {
  const finder = await loadCodeFinder()
  return (await finder.near(code)).map(quickItem)
}
