import { createComponent, renderComponent, renderSlotToString, renderTemplate } from 'astro/runtime/server/index.js'
import { SlotString, type SlotStringChunk } from 'astro/runtime/server/render/slot.js'
import { LRUCache } from 'lru-cache'

declare global {
  /** Set by what renders pages outside Astro's build: what it returns is to stand in pages in place of such markup. */
  var shareMarkup: ((markup: string) => string) | undefined
}

type Page = Parameters<typeof renderSlotToString>[0]
type Slot = Parameters<typeof renderSlotToString>[1]
type Component = Parameters<typeof renderComponent>[2]
type Markup = string | SlotString

interface Props {
  /** All that it depends on. */
  of: unknown[]
  /** What it is, where that is not what stands in it; without the spaces around that. */
  component?: Component
}

/** Headers that mark another link as the open one, and what is the same on every page. */
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
  async (page: Page, { of, component }: Props, { default: within }: { default?: Slot }) => {
    const slot = within ?? (() => renderTemplate`${renderComponent(page, of.join(' '), component, {})}`)
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
  const markup = kept.get(key) ?? heldApart(await renderSlotToString(page, slot))
  kept.set(key, markup)
  return markup
}

/** With marks where its text stood. What says where a script stands is left: a page has each script once. */
function heldApart(markup: Markup): Markup {
  const share = globalThis.shareMarkup
  if (share === undefined || !(markup instanceof SlotString)) return markup
  const chunks = joined(markup.chunks).map((chunk) => (typeof chunk === 'string' ? share(chunk) : chunk))
  return new SlotString('', markup.instructions, chunks)
}

/** Text that follows upon text is one. */
function joined(chunks: readonly SlotStringChunk[]): SlotStringChunk[] {
  const all: SlotStringChunk[] = []
  for (const chunk of chunks) {
    const before = all.at(-1)
    if (typeof chunk === 'string' && typeof before === 'string') all[all.length - 1] = before + chunk
    else all.push(chunk)
  }
  return all
}
