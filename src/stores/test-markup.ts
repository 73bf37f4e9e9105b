import { onTestFinished, vi } from 'vitest'
import { productPath } from '#domain/paths.ts'

/** An element as far as stores read it: its text and attributes, and what it holds by the selectors that ask for it. */
export interface Markup {
  text?: string
  attributes?: Readonly<Record<string, string>>
  data?: Readonly<Record<string, string>>
  holds?: Readonly<Record<string, Markup | readonly Markup[]>>
}

/**
 * Answers for the pages of the shop until the test is over, by their paths; another page is not there, and one that is cut
 * cannot be reached. Returns the paths that were asked for.
 */
export function stubPages(pages: Readonly<Record<string, Markup | 'cut'>>): string[] {
  const asked: string[] = []
  class Request {
    status = 200
    responseXML: object | undefined
    path = ''
    onload = () => {}
    onerror = () => {}

    open(_method: string, path: string): void {
      this.path = path
      asked.push(path)
    }

    send(): void {
      const page = pages[this.path]
      if (page === undefined) this.status = 404
      else if (page !== 'cut') this.responseXML = elementOf(page)
      queueMicrotask(() => (page === 'cut' ? this.onerror() : this.onload()))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}

function elementOf({ text = '', attributes = {}, data = {}, holds = {} }: Markup): object {
  const all = (selector: string) => [holds[selector] ?? []].flat().map(elementOf)
  const element = {
    ...{ textContent: text, dataset: data, querySelectorAll: all },
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: (selector: string) => all(selector)[0] ?? null,
  }
  // A template holds what it is made of.
  return { ...element, content: element }
}

/** The card of a mat, as pages and lists show it. */
export function cardOf(itemId: string, { data = {}, holds = {} }: Pick<Markup, 'data' | 'holds'> = {}): Markup {
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
      '[data-recently-viewed] template': { holds: { li: cardOf(itemId) } },
      '[data-facts] tr': Object.entries(facts).map(([label, text]) => ({
        holds: { th: { text: label }, td: { text } },
      })),
      ...holds,
    },
  }
}
