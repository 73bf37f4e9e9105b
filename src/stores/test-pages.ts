import { onTestFinished, vi } from 'vitest'
import { productPath } from '#domain/paths.ts'

/** An element as far as stores read it: its text and attributes, and what it holds by the selectors that ask for it. */
export interface Markup {
  text?: string
  attributes?: Readonly<Record<string, string>>
  data?: Readonly<Record<string, string>>
  holds?: Readonly<Record<string, Markup | readonly Markup[]>>
}

/** What a reader of pages sees of it. */
export function elementOf({ text = '', attributes = {}, data = {}, holds = {} }: Markup): object {
  const all = (selector: string) => [holds[selector] ?? []].flat().map(elementOf)
  const element = {
    ...{ textContent: text, dataset: data, querySelectorAll: all },
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: (selector: string) => all(selector)[0] ?? null,
  }
  // A template holds what it is made of.
  return { ...element, content: element }
}

/** A card as ItemCard.astro makes it. */
export function cardOf({ itemId, name = `Mat ${itemId}`, size = '', price = '', sold = '' }: CardFacts): Markup {
  return {
    data: { picture: `/pictures/${itemId}.webp` },
    holds: {
      '.name a': [{ text: name, attributes: { href: productPath({ itemId }) } }],
      '.facts:not([data-code], .makes)': size === '' ? [] : [{ text: size }],
      '[data-add-to-cart]': [{ data: { price, sold } }],
    },
  }
}

export interface CardFacts {
  itemId: string
  name?: string
  /** As the card says it. */
  size?: string
  /** In cents. */
  price?: string
  sold?: string
}

/** The page of a product with its card, its facts line by line, and what ends a floor of it. */
export function productPage(card: CardFacts, { facts = {}, edges = [], corner, list }: ProductFacts = {}): Markup {
  const named = (itemId: string) => ({ data: { item: itemId } })
  return {
    holds: {
      '[data-recently-viewed] template': [{ holds: { li: [cardOf(card)] } }],
      '[data-facts] tr': Object.entries(facts).map(([label, text]) => ({
        holds: { th: [{ text: label }], td: [{ text }] },
      })),
      '[data-edging="edge"]': edges.map(named),
      '[data-edging="corner"]': corner === undefined ? [] : [named(corner)],
      'nav ol a': list === undefined ? [] : [{ attributes: { href: list } }],
    },
  }
}

interface ProductFacts {
  facts?: Readonly<Record<string, string>>
  edges?: readonly string[]
  corner?: string
  list?: string
}

/** The card of a mat of which everything is stated, but for what is given. */
export function matCard(itemId: string, { data = {}, holds = {} }: Pick<Markup, 'data' | 'holds'> = {}): Markup {
  return {
    data: { squareMetre: '4500', picture: 'a1b2-360', ...data },
    holds: {
      '.name a': { text: `\n Mat  ${itemId} `, attributes: { href: productPath({ itemId }) } },
      '[data-add-to-cart]': { data: { price: '8950', sold: 'tile 4 4' } },
      '[data-code]': { text: `HH-${itemId}` },
      '.facts:not([data-code], .makes)': [{ text: '600 × 600 mm' }, { text: '10 mm' }],
      '.makes': { text: '2 colours' },
      ...holds,
    },
  }
}

/** The page of a mat, with the lines that state facts of it. */
export function matPage(itemId: string, facts: Readonly<Record<string, string>>, holds: Markup['holds'] = {}): Markup {
  return {
    holds: {
      '[data-recently-viewed] template': { holds: { li: matCard(itemId) } },
      '[data-facts] tr': Object.entries(facts).map(([label, text]) => ({
        holds: { th: { text: label }, td: { text } },
      })),
      ...holds,
    },
  }
}

/**
 * Answers for the pages of the shop until the test is over, by their paths; with a status where that is all it says, and
 * not at all where the line is cut. Another page is not there. Returns the paths that were asked for, in order.
 */
export function stubPages(pages: Readonly<Record<string, Markup | number | 'cut'>>): string[] {
  const asked: string[] = []
  class Request {
    status = 200
    responseXML: object | null = null
    path = ''
    onload = () => {}
    onerror = () => {}

    open(_method: string, path: string): void {
      this.path = path
      asked.push(path)
    }

    send(): void {
      const page = pages[this.path] ?? 404
      if (typeof page === 'number') this.status = page
      else if (page !== 'cut') this.responseXML = elementOf(page)
      queueMicrotask(() => (page === 'cut' ? this.onerror() : this.onload()))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}
