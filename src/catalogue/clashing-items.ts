import type { Item } from '#domain/item.ts'

/** The ids of items of which the store says different things: it may well list one in two sub-categories, if alike. */
export function clashingIds(items: readonly Item[]): Set<string> {
  const firsts = new Map<string, Item>()
  const clashing = new Set<string>()
  for (const item of items) {
    const first = firsts.get(item.itemId)
    if (first === undefined) firsts.set(item.itemId, item)
    else if (contentOf(first) !== contentOf(item)) clashing.add(item.itemId)
  }
  return clashing
}

function contentOf({ subCategoryId: _, ...content }: Item): string {
  return JSON.stringify(content)
}
