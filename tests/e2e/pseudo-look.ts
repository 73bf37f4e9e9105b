import { readdirSync, readFileSync } from 'node:fs'
import { CURRENCY } from '#currency.ts'
import { countryNames } from '#domain/countries.ts'
import { SALUTATIONS } from '#domain/customer-form.ts'
import { breakable } from '#domain/unbroken.ts'
import { demoCatalogue, demoSlides } from '#embedded-store/demo/demo-catalogue.ts'
import { demoCustomer, demoCustomerBody } from '#embedded-store/demo-customer.ts'
import { helpBotAnswers, helpBotFallback, helpBotGreeting, helpBotTopics } from '#help-bot-answers.ts'
import { policies } from '#policies.ts'
import { site } from '#site.ts'

const GUIDES = new URL('../../src/embedded-store/demo/shop-files/guides/', import.meta.url)
const LINK = /\[(?<words>[^\]]*)\]\([^)]*\)/g

/** The guides as text: each sentence without the words of its links, and these. */
const guides = readdirSync(GUIDES).flatMap((name) => {
  const guide = readFileSync(new URL(name, GUIDES), 'utf8')
  return [guide.replace(LINK, ' '), guide.replace(LINK, '$<words>')]
})

/** What is the owner's, the store's or a customer's to say, in whatever language they do. */
const DATA = textsIn([
  ...[site, policies, helpBotAnswers, helpBotFallback, helpBotGreeting, helpBotTopics, CURRENCY, guides],
  ...[demoCatalogue, demoSlides, demoCustomer, demoCustomerBody, countryNames(), SALUTATIONS],
  // What the store says of orders and payments.
  ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Not Paid', 'Paid'],
])
  .map(plain)
  .join('\n')

/** Figures with their units, dates as the store writes them, codes of items and orders, addresses of mail. */
const FIGURES =
  /\b\d{1,2} \p{Lu}\p{Ll}{2} \d{4}\b|(?:\d[\d.,/–-]*\s*)(?:mm|cm|m|in|ft|kg|g|km|%)?(?![\p{L}])|\b(?:AM|PM)\b|\b[A-Z]{2}[A-Z\d-]*\d[A-Z\d-]*\b|\S+@\S+|\p{Script=Arabic}+/gu

/** Parts of shown texts that are neither in brackets nor data: words that no language file has. */
export function strayWords(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const left = withoutBrackets(plain(text)).trim()
    if (DATA.includes(left)) return []
    const parts = left.split(/\s*[·×/|:,()–—\n]\s*|\s{2,}|(?<=\.)\s/)
    return parts.filter((part) => {
      const words = part.replace(FIGURES, ' ').trim()
      return /\p{L}{2}/u.test(words) && !DATA.includes(words)
    })
  })
}

function withoutBrackets(text: string): string {
  const without = text.replace(/\[[^[\]]*\]/g, '  ')
  return without === text ? text : withoutBrackets(without)
}

function plain(text: string): string {
  return breakable(text)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
    .replace(/\s+/g, ' ')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What of the page is shown or read aloud, for `page.evaluate`. */
export function shownTexts(): string[] {
  const READ_ALOUD = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']
  const texts = new Set<string>()
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest('script, style, noscript, template') || !element.checkVisibility()) continue
    for (const name of READ_ALOUD) texts.add(element.getAttribute(name) ?? '')
    // What a search has found is marked within its word.
    if (element.matches('mark')) continue
    const own = [...element.childNodes].map((node) => (isOwn(node) ? (node.textContent ?? '') : ' '))
    texts.add(own.join('').trim())
  }
  texts.add(document.title)
  return [...texts].filter((text) => /\p{L}{2}/u.test(text))

  function isOwn(node: Node): boolean {
    return node.nodeType === Node.TEXT_NODE || (node instanceof Element && node.matches('mark'))
  }
}

/** Texts of the page that are cut off, leave the window, or lie on another text; for `page.evaluate`. */
export function misfits(): string[] {
  const found: string[] = []
  const placed: { name: string; node: Text; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!(node instanceof Text) || element === null || !isSeen(element)) continue
    const name = `"${node.data.trim().slice(0, 40)}"`
    for (const box of boxesOf(node)) {
      const inside = clipOf(element)
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
        if (!inside.scrolls) found.push(`${name} leaves the window`)
      } else if (box.left < inside.left - 2 || box.right > inside.right + 2) found.push(`${name} is cut off`)
      placed.push({ name, node, box })
    }
  }
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1, index + 60)) {
      if (one.node === other.node || !sameLayer(one.node, other.node)) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across > 3 && down > Math.min(one.box.height, other.box.height) / 2) {
        found.push(`${one.name} and ${other.name} overlap`)
      }
    }
  }
  return [...new Set(found)]

  function isSeen(element: Element): boolean {
    if (element.closest('script, style, noscript, option, textarea, .visually-hidden, [aria-hidden="true"], [inert]'))
      return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // What is for screen readers alone is one pixel large.
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1 && height <= 1) return false
    }
    return true
  }

  function boxesOf(node: Text): DOMRect[] {
    if (node.data.trim() === '') return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }

  function clipOf(element: Element): { left: number; right: number; scrolls: boolean } {
    let [left, right, scrolls] = [-Infinity, Infinity, false]
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      const button = at.matches('button, .button, a.button')
      if (/auto|scroll/.test(style.overflowX)) scrolls = true
      else if (style.overflowX !== 'visible' || button) {
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      if (scrolls) return { left: -Infinity, right: Infinity, scrolls }
    }
    return { left, right, scrolls }
  }

  /** What floats over a page lies on it by intent. */
  function layerOf(node: Text): Element | undefined {
    for (let at = node.parentElement; at !== null; at = at.parentElement) {
      const { position } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky' || at.matches(':popover-open, dialog[open]')) return at
    }
    return undefined
  }

  function sameLayer(one: Text, other: Text): boolean {
    return layerOf(one) === layerOf(other)
  }
}
