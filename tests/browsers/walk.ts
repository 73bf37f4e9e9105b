import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoCustomer } from '#embedded-store/demo-customer.ts'
import { OTHER_BROWSERS, type OtherBrowserName } from '../../scripts/running/other-browsers.ts'
import { readPdf } from '../quotation/read-pdf.ts'
import { GATEWAY_SHOP, TEST_FOLDER, TEST_STORE_KEY } from '../shops/open-shop.ts'
import { cutOff, gapsInLine, notUnderlined } from './faults.ts'
import { unknownStyles } from './unknown-styles.ts'
import type { Guise, Visitor } from './visitor.ts'

// From the home page to an order, as somebody who has another browser than Chromium.

const GUISES: Guise[] = [
  { theme: 'light', width: 375, height: 812 },
  { theme: 'dark', width: 1440, height: 900 },
]

/** Where the shop is that both browsers walk through, and what mails it sent. */
const { SHOP_GATEWAY: origin, SHOP_GATEWAY_OUTBOX: outbox } = process.env

/** Walks through the shop, narrow and light, wide and dark, in a browser that is opened for each walk. */
export function walkThrough(name: OtherBrowserName, open: (guise: Guise) => Promise<Visitor>): void {
  const isHere = OTHER_BROWSERS.some((browser) => browser.name === name && browser.isHere())

  test.skipIf(!isHere)('knows every style that the shop does not do without', async () => {
    const visitor = await open({ theme: 'light', width: 1440, height: 900 })
    try {
      await visitor.open(`${origin}/`)
      expect(await unknownStyles(visitor, join(TEST_FOLDER, `dist-${GATEWAY_SHOP.name}`))).toEqual([])
    } finally {
      await visitor.close()
    }
  })

  test.skipIf(!isHere).each(GUISES)(`finds a mat, quotes and orders it, $theme at $width pixels`, async (guise) => {
    const visitor = await open(guise)
    const seen = (what: string) => look(visitor, [name, guise.theme, guise.width, what].join('-'))
    try {
      await visitor.open(`${origin}/`)
      await seen('home')
      await visitor.press(`//main${named('a', 'Explore the store')}`)
      await expect.poll(() => path(visitor)).toBe('/store')
      await seen('store')
      expect(await visitor.ask(cutOff)).toEqual([])

      await visitor.press(`//main//h3${named('a', 'Stable mats')}`)
      await expect.poll(() => path(visitor)).toBe('/store/horse-and-stable/stable-mats')
      await awake(visitor)
      await visitor.press(named('button', 'Filter and sort'))
      await visitor.press('//details[not(@open)]/summary[contains(., "Colour")]')
      await visitor.press('//details[summary[contains(., "Colour")]]//label[contains(., "Green")]')
      await expect.poll(() => path(visitor)).toBe('/store/horse-and-stable/stable-mats?colour=green')
      await seen('filter')
      await showResults(visitor)
      await visitor.press('//main//article//*[contains(@class, "name")]//a')

      await expect.poll(() => path(visitor)).toMatch(/^\/product\/\d+$/)
      await awake(visitor)
      await visitor.ask(toInches)
      await expect.poll(() => visitor.ask(facts)).toContain('Stated:')
      await seen('product')
      expect(await visitor.ask(notUnderlined)).toEqual([])
      await expect.poll(() => gapsInLine(visitor, 'table[data-facts]')).toEqual([])
      await visitor.press(named('button', 'Add to cart'))
      // On its way a message passes over the cart; pressed then, it is the message that is pressed.
      await expect.poll(() => visitor.ask(isMessageAtRest)).toBe(true)
      await visitor.press(named('a', 'Cart, 1 in it'))
      await seen('quick-look')
      await visitor.press('//dialog//a[@href="/cart"]')
      await expect.poll(() => path(visitor)).toBe('/cart')
      await visitor.press(named('button', 'Download Quotation'))
      expect(await quotation(visitor)).toContain('Hoof & Husk, quotation')
      await seen('cart')

      await visitor.press(named('a', 'Check Out'))
      await expect.poll(() => path(visitor)).toBe('/login?next=%2Fcheckout')
      await visitor.write(field('E-mail'), demoCustomer.email)
      await visitor.write(field('Password'), demoCustomer.password)
      await seen('login')
      await visitor.press(`//main//form${named('button', 'Log in')}`)
      await expect.poll(() => path(visitor)).toBe('/checkout')
      await expect.poll(() => visitor.ask(value, field('First name'))).toBe('Matilda')
      await seen('checkout')

      const before = await orderIds()
      await visitor.press(named('button', 'Place Order'))
      await expect.poll(() => path(visitor)).toBe('/')
      await expect.poll(() => visitor.ask(strip)).toMatch(/^Order \S+ placed$/)
      const placed = /^Order (\S+) placed$/.exec((await visitor.ask(strip)) ?? '')?.[1]
      expect(before).not.toContain(placed)
      expect(await orderIds()).toContain(placed)
      await seen('ordered')
      expect(visitor.problems()).toEqual([])
    } catch (error) {
      await keepPicture(visitor, [name, guise.theme, guise.width, 'failed'].join('-'))
      const said = [await visitor.ask(whereabouts), ...visitor.problems()]
      throw new Error(`The browser says: ${said.join('\n')}`, { cause: error })
    } finally {
      await visitor.close()
    }
  })
}

const named = (tag: string, name: string) => `//${tag}[normalize-space()="${name}" or @aria-label="${name}"]`
const field = (label: string) => `//*[@id=//label[normalize-space(text())="${label}"]/@for]`

const path = (visitor: Visitor) => visitor.ask(() => location.pathname + location.search)
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
function toInches(): void {
  const unit = document.querySelector<HTMLSelectElement>('select[data-unit]')
  if (unit === null) return
  unit.value = 'in'
  unit.dispatchEvent(new Event('change', { bubbles: true }))
}

function isMessageAtRest(): boolean {
  const messages = [...document.querySelectorAll('.toast')]
  return messages.length > 0 && messages.every((message) => message.getAnimations().length === 0)
}

const facts = () => document.querySelector('[data-facts]')?.textContent
const strip = () => document.querySelector('[data-placed-order]:not([hidden]) p')?.textContent
const awake = (visitor: Visitor) =>
  expect.poll(() => visitor.ask(() => 'awake' in document.documentElement.dataset)).toBe(true)

/** Where a walk has ended: the address, what is open, which islands still sleep, and what was fetched last. */
function whereabouts(): string {
  const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].map(({ className }) => className)
  const asleep = [...document.querySelectorAll('astro-island[ssr]')].map((island) =>
    island.getAttribute('component-url'),
  )
  const fetched = performance.getEntriesByType('resource').slice(-5)
  return JSON.stringify({
    at: location.pathname + location.search,
    open,
    asleep,
    fetched: fetched.map(
      ({ name, startTime, duration }) => `${name} ${Math.round(startTime)} + ${Math.round(duration)} ms`,
    ),
    ms: Math.round(performance.now()),
  })
}

function value(path: string): string | undefined {
  const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
  return found instanceof HTMLInputElement ? found.value : undefined
}

/** On a phone the filters lie over the list. */
async function showResults(visitor: Visitor): Promise<void> {
  const over = await visitor.ask(() => document.querySelector('dialog:modal') !== null)
  if (over) await visitor.press('//dialog//button[starts-with(normalize-space(), "Show")]')
}

/** Nothing is wider than the window. Where LOOKS names a folder, what was seen stays there to be looked at. */
async function look(visitor: Visitor, name: string): Promise<void> {
  await visitor.ask(drawn)
  expect(await visitor.ask(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  if (process.env.LOOKS !== undefined) await keepPicture(visitor, name)
}

async function keepPicture(visitor: Visitor, name: string): Promise<void> {
  const folder = process.env.LOOKS ?? join(TEST_FOLDER, 'browsers')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.png`), await visitor.picture())
}

/** What the quotation says that lies among the downloads. */
async function quotation({ downloads }: Visitor): Promise<string> {
  const read = (name: string) => readFileSync(join(downloads, name))
  const whole = () => readdirSync(downloads).filter((name) => read(name).includes('%%EOF'))
  await expect.poll(whole).toHaveLength(1)
  const { pages } = await readPdf(new Uint8Array(read(whole()[0] ?? '')))
  return pages.flatMap(({ lines }) => lines).join('\n')
}

/** Of the customer as whom all browsers log in, side by side. */
async function orderIds(): Promise<string[]> {
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, outbox), { headers: { APIKey: TEST_STORE_KEY } })
    return (await answer.json()).data
  }
  const { customerID } = await ask(`/api/Customer/GetByEmail?EmailAddress=${encodeURIComponent(demoCustomer.email)}`)
  const orders: { orderID: unknown }[] = await ask(`/Api/Order?CustomerID=${customerID}`)
  return orders.map(({ orderID }) => String(orderID))
}
