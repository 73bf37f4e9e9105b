/** Facts in pages and cards, and what a square metre comes to. */
const FACTS =
  '.item-card .facts:not([data-code], .makes), [data-facts] td:not(:has(select)), [data-facts] td > span, .area'
/** Islands draw in the unit themselves, and what they drew is theirs; so do filters, but for cards that the page came with. */
const DRAWN_BY_ISLANDS = 'astro-island *, [data-filtered-list] :not([data-plain] *)'

/** What says the facts of a page, from its top. */
export function factElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(FACTS)].filter((element) => !element.matches(DRAWN_BY_ISLANDS))
}
