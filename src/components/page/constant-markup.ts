import { createComponent, renderSlotToString, renderTemplate } from 'astro/runtime/server/index.js'

type Markup = ReturnType<typeof renderSlotToString>
type Arguments = Parameters<typeof renderSlotToString>

const kept = new Map<string, Markup>()

/**
 * Markup that depends on nothing but `of`; where thousands of pages are rendered outside Astro's build, it is rendered
 * once. Nothing in it may ask the catalogue, since what a page asks tells whether it has to be made anew: pass answers.
 */
export const ConstantMarkup = createComponent(
  async (result: Arguments[0], { of }: { of: unknown[] }, { default: slot }: { default: Arguments[1] }) => {
    const render = () => renderSlotToString(result, slot)
    return renderTemplate`${await (globalThis.watchedShop === undefined ? render() : keptMarkup(JSON.stringify(of), render))}`
  },
)

function keptMarkup(key: string, render: () => Markup): Markup {
  const markup = kept.get(key) ?? render()
  kept.set(key, markup)
  return markup
}
