import { productPath } from '#domain/paths.ts'
import { $shownUnit } from '#stores/shown-unit.ts'

/** The cards of the list that a page came with. What is found takes its own from there: pictures, units and controls stay. */
export interface PlainCards {
  /** The entry of an item; undefined where the page came without, or its facts would change their unit when they are seen. */
  entryOf(itemId: string): HTMLElement | undefined
  /** Puts those that are not shown back into the list, in its order: what changes the cards of a page finds them there. */
  putBack(): void
}

export function plainCards(list: ParentNode | null): PlainCards {
  const entries = [...(list?.children ?? [])].filter((entry) => entry instanceof HTMLElement)
  for (const entry of entries) entry.dataset.plain = ''
  const byPath = new Map(entries.map((entry) => [entry.querySelector('a')?.getAttribute('href'), entry]))
  return {
    entryOf: (itemId) => (saysUnit() ? byPath.get(productPath({ itemId })) : undefined),
    putBack() {
      if (entries.some((entry) => entry.parentNode === null)) {
        list?.replaceChildren(...entries.filter(({ parentNode }) => parentNode === null || parentNode === list))
      }
    },
  }
}

/** Whether facts of the page are in the unit that is shown: show-units.ts says them in any other, once it has come. */
function saysUnit(): boolean {
  return $shownUnit.get() === 'mm' || document.documentElement.dataset.units !== undefined
}
