import { vi } from 'vitest'
import { productPath } from '#domain/paths.ts'

/** An element of a page, for tests: what it says, and what is found in it by the selectors that its readers use. */
export interface TestElement {
  text?: string
  data?: Readonly<Record<string, string>>
  attributes?: Readonly<Record<string, string>>
  inside?: Readonly<Record<string, readonly TestElement[]>>
}

/** What a reader of pages sees of it. */
export function testElement({ text = '', data = {}, attributes = {}, inside = {} }: TestElement) {
  const all = (selector: string) => (inside[selector] ?? []).map(testElement)
  const element = {
    textContent: text,
    dataset: data,
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelectorAll: all,
    querySelector: (selector: string) => all(selector)[0] ?? null,
    /** Of a template, what it holds. */
    get content(): object {
      return element
    },
  }
  return element
}

/** A card as ItemCard.astro makes it. */
export function cardOf({ itemId, name = `Mat ${itemId}`, size = '', price = '', sold = '' }: CardFacts): TestElement {
  return {
    data: { picture: `/pictures/${itemId}.webp` },
    inside: {
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
export function productPage(card: CardFacts, { facts = {}, edges = [], corner, list }: ProductFacts = {}): TestElement {
  const named = (itemId: string) => ({ data: { item: itemId } })
  return {
    inside: {
      '[data-recently-viewed] template': [{ inside: { li: [cardOf(card)] } }],
      '[data-facts] tr': Object.entries(facts).map(([label, text]) => ({
        inside: { th: [{ text: label }], td: [{ text }] },
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

/** The shop answers with these pages; with a status where that is all it says. Returns what was asked for, in order. */
export function stubPages(pages: Readonly<Record<string, TestElement | number>>): string[] {
  const asked: string[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200
      responseXML: object | null = null
      onload?: () => void

      open(_method: string, path: string): void {
        asked.push(path)
        const page = pages[path] ?? 404
        if (typeof page === 'number') this.status = page
        else this.responseXML = testElement(page)
      }

      send(): void {
        queueMicrotask(() => this.onload?.())
      }
    },
  )
  return asked
}
