import { createComponent, renderSlotToString, renderTemplate } from 'astro/runtime/server/index.js'
import { LRUCache } from 'lru-cache'

type Page = Parameters<typeof renderSlotToString>[0]
type Slot = Parameters<typeof renderSlotToString>[1]
type Markup = Awaited<ReturnType<typeof renderSlotToString>>

/** Headers that mark another link as the open one, and the footer. */
const MOST_KEPT = 20
const kept = new LRUCache<string, Markup>({ max: MOST_KEPT })
const last = new WeakMap<Page, Promise<Markup>>()

/**
 * Markup that depends on nothing but `of`; where thousands of pages are rendered outside Astro's build, it is rendered
 * once. Nothing in it may ask the catalogue, since what a page asks tells whether it has to be made anew: pass answers.
 *
 * The parts of a page are rendered one after the other: islands are numbered in the order in which they are rendered, and
 * a part must have the same numbers whether the one before it was kept or not.
 */
export const ConstantMarkup = createComponent(
  async (page: Page, { of }: { of: unknown[] }, { default: slot }: { default: Slot }) => {
    const before = last.get(page)
    const markup = (async () => {
      await before
      return globalThis.watchedShop === undefined ? renderSlotToString(page, slot) : keptMarkup(of, page, slot)
    })()
    last.set(page, markup)
    return renderTemplate`${await markup}`
  },
)

async function keptMarkup(of: unknown[], page: Page, slot: Slot): Promise<Markup> {
  const key = JSON.stringify(of)
  const markup = kept.get(key) ?? (await renderSlotToString(page, slot))
  kept.set(key, markup)
  return markup
}
