import type { Page, TestInfo } from 'playwright/test'
import { layOutAll } from '../axe.ts'
import { asDemoCustomer } from './as-customer.ts'
import { PAGES } from './page-list.ts'
import { misfits, shownTexts, strayWords } from './pseudo-look.ts'
import { awake, drawn, expect, expectNoSidewaysScroll, test } from './shop-test.ts'

const WIDTHS = [390, 1440]

type Enter = (page: Page, info: TestInfo) => Promise<void>

// What is looked at, and how one gets there without a word of any language. Those of a walk share what was fetched.
const OPEN_PAGES: Readonly<Record<string, Enter>> = {
  ...Object.fromEntries(PAGES.filter((path) => path !== '/styleguide').map((path) => [path, at(path)])),
  'a list': at('/store/horse-and-stable/stable-mats'),
  'asking for a new password': at('/forgot-password', 'main form'),
  'a picture on the whole screen': onWholeScreen,
  'an unknown page': at('/no/such/page'),
}
const SEARCHES: Readonly<Record<string, Enter>> = {
  'the results of a search': at('/search?q=mat', 'main li img'),
  'a search that finds nothing': at('/no-products?q=qqqqqq'),
}
const FILTERED = '/find?colour=black&thickness=15-'
const FILTERS: Readonly<Record<string, Enter>> = {
  'a filtered list': filtered(FILTERED),
  'its filters, with all groups open': withOpenFilters,
  'the store page, filtered': filtered('/store?colour=black'),
  'a filtered list as a table': at(`${FILTERED}&view=table`, 'main table'),
  'filters that leave nothing': filtered('/find?colour=green&thickness=90-'),
  'a filled quick order': withQuickOrder,
  'a tray of mats to compare': withTray,
}
const PROBLEMS: Readonly<Record<string, Enter>> = {
  'problems of the log-in': submitted('/login', 'main form button[type=submit]'),
  'problems of a sign-up': submitted('/login?mode=sign-up', 'main form:has(select) button[type=submit]'),
  'problems of a message': submitted('/contact-us', '[data-contact-form] [data-send]'),
}
const PERSONAL: Readonly<Record<string, Enter>> = {
  'a filled cart': loggedIn(withCart(at('/cart', 'main .stepper'))),
  'the checkout': at('/checkout', 'main form'),
  'the account': at('/account', 'main dl'),
  'the orders': at('/my-orders', 'main table'),
  'what was ever ordered': at('/buy-again', 'main table'),
  'an order that was just placed': withPlacedOrder,
  'the profile': at('/edit-profile', 'main form'),
  'the password': at('/edit-password', 'main form'),
}

// A walk is many pages.
test.describe.configure({ timeout: 300_000 })

const WALKS: readonly [who: string, states: Readonly<Record<string, Enter>>][] = [
  ['a stranger', OPEN_PAGES],
  ['who looks for something', SEARCHES],
  ['who chooses among many', FILTERS],
  ['who types something wrong', PROBLEMS],
  ['a customer', PERSONAL],
]

for (const [who, states] of WALKS) {
  test(`${who} reads one language on every page; all of it fits, and begins where lines begin`, async ({
    page,
    problems,
  }, info) => {
    for (const [name, enter] of Object.entries(states)) {
      await enter(page, info)
      await layOutAll(page)
      expect.soft(strayWords(await page.evaluate(shownTexts)), name).toEqual([])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await drawn(page)
        await expectNoSidewaysScroll(page)
        expect.soft(await page.evaluate(misfits), `${name} at ${width} px`).toEqual([])
        expect.soft(await headRunsFromRight(page), `the head of ${name} at ${width} px`).toBe(runsFromRight(info))
      }
      expect.soft(await page.evaluate(() => document.dir === 'rtl'), name).toBe(runsFromRight(info))
      if (name === 'an unknown page') expect(problems.splice(0)).toEqual([expect.stringContaining('404')])
    }
  })
}

test('the arrow key that points where lines end leads to the next picture, and so does its thumbnail', async ({
  page,
}, info) => {
  const [onwards, back] = runsFromRight(info) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  await onWholeScreen(page)
  const pictures = page.locator('dialog[open] section div[aria-hidden]')
  const shown = () =>
    pictures.evaluateAll((all) => {
      const inView = all.flatMap((element, index) => {
        const { left, right } = element.getBoundingClientRect()
        return left < innerWidth / 2 && right > innerWidth / 2 ? [index] : []
      })
      return [inView.join(), all.findIndex((element) => element.ariaHidden === 'false')].join(' ')
    })
  await expect.poll(shown).toBe('0 0')
  for (const place of ['1 1', '2 2']) {
    await page.keyboard.press(onwards)
    await expect.poll(shown).toBe(place)
  }
  await page.keyboard.press(back)
  await expect.poll(shown).toBe('1 1')
  await page.mouse.move(700, 400)
  await page.mouse.down()
  await page.mouse.move(runsFromRight(info) ? 1200 : 200, 400, { steps: 4 })
  await page.mouse.up()
  await expect.poll(shown).toBe('2 2')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-strip] a').nth(2)).toBeInViewport({ ratio: 0.9 })
  await page.locator('[data-thumbs] a').nth(3).click()
  await expect(page.locator('[data-strip] a').nth(3)).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('[data-thumbs] a').nth(3)).toHaveAttribute('aria-current', 'true')
})

test('figures and names keep their own order within a line, whichever way it runs', async ({ page }) => {
  await page.goto('/product/010101')
  for (const value of ['5-7 business days', '10-15 business days', '+61 7 5550 0148']) {
    const [first, last] = await page.evaluate(endsOf, value)
    expect(first, value).toBeLessThan(last ?? 0)
  }
})

test('what is compared begins below the name that it belongs to', async ({ page }, info) => {
  await page.goto('/compare?ids=010101,020101')
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'mm' }).nth(1)
  await expect(row).toBeVisible()
  const names = await page.getByRole('columnheader').getByRole('link').evaluateAll(beginnings, runsFromRight(info))
  const values = await row.getByRole('cell').evaluateAll(beginnings, runsFromRight(info))
  expect(names).toHaveLength(2)
  for (const [index, name] of names.entries()) expect(Math.abs((values[index] ?? 0) - name)).toBeLessThan(2)
})

test('the drawing of a range runs as its fields do', async ({ page }, info) => {
  await withOpenFilters(page, info)
  const range = page.locator('dialog[open] details', { has: page.locator('svg rect[class]') }).first()
  const centre = async (selector: string) => {
    const boxes = await range.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
    return boxes.reduce((sum, x) => sum + x, 0) / boxes.length
  }
  // Only the thick ones are left, so what is outside is thinner. It is drawn anew as counts come.
  const outside = async () => Math.sign((await centre('svg rect[class]')) - (await centre('svg rect:not([class])')))
  await expect.poll(outside).toBe(runsFromRight(info) ? 1 : -1)
  const [least, most] = await range
    .locator('input')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  expect((least ?? 0) < (most ?? 0)).toBe(!runsFromRight(info))
})

/** Where the text of each element begins, in pixels from the left. */
function beginnings(elements: Element[], fromRight: boolean): number[] {
  return elements.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    return fromRight ? Math.max(...boxes.map(({ right }) => right)) : Math.min(...boxes.map(({ left }) => left))
  })
}

/** Where the first and the last sign of a text stand on the page, in pixels from the left. */
function endsOf(value: string): number[] {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ' ')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const at = plain(node.nodeValue ?? '').search(value.replace('+', '\\+').replace('-', '-.?'))
    if (at === -1 || !node.parentElement?.checkVisibility()) continue
    const left = (offset: number) => {
      const range = document.createRange()
      range.setStart(node, offset)
      range.setEnd(node, offset + 1)
      return range.getBoundingClientRect().left
    }
    return [left(at), left(at + value.length - 1)]
  }
  return []
}

/** Whether its mark stands further to the right than the cart. */
async function headRunsFromRight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN
    return left('header a[href="/"]') > left('header a[href="/cart"]')
  })
}

function runsFromRight({ project }: TestInfo): boolean {
  return project.metadata.shop === 'mirrored'
}

/** The page once it shows what is awaited. */
function at(path: string, awaited = 'main'): Enter {
  return async (page) => {
    await page.goto(path)
    await page.locator(awaited).first().waitFor()
  }
}

/** A list whose address narrows it, once its filters have. */
function filtered(path: string): Enter {
  return async (page) => {
    await page.goto(path)
    await page.locator('[data-plain-list]').waitFor({ state: 'hidden' })
  }
}

async function withOpenFilters(page: Page, info: TestInfo): Promise<void> {
  await filtered(FILTERED)(page, info)
  await page.locator('[data-filters-open]').click()
  const closed = page.locator('dialog[open] details:not([open]) > summary')
  await closed.first().waitFor()
  while ((await closed.count()) > 0) await closed.first().click()
  await page.locator('dialog[open] svg rect[class]').first().waitFor({ state: 'attached' })
}

/** A row that is right, one that is not sold so, and one that nothing has. */
async function withQuickOrder(page: Page): Promise<void> {
  await page.goto('/quick-order')
  await page.locator('main textarea').fill('HH-STB-1812-17;2\nHH-GYM-5050-30;3\nHH-STB-1812-71;1\nQX-1;2,5')
  await page.locator('main .button-row button').first().click()
  await page.locator('main table tbody tr').nth(3).waitFor()
}

async function withTray(page: Page): Promise<void> {
  await page.goto('/store/horse-and-stable/stable-mats')
  await awake(page)
  // Nothing but the pointer wakes what belongs to cards.
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 320)
  for (const place of [0, 1]) await page.locator('.item-card [data-compare]').nth(place).click()
  await page.locator('body[data-comparing]').waitFor()
}

async function onWholeScreen(page: Page): Promise<void> {
  await page.goto('/product/010101')
  await page.locator('[data-strip] a').first().click()
  await page.locator('dialog[open] img').first().waitFor()
}

/** The home page for whoever has placed an order in this visit, with all that the strip says. */
async function withPlacedOrder(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate(() => {
    const customerId = /customerId=([^;]*)/.exec(document.cookie)?.[1]
    const order = { customerId, orderId: '1004', company: '', purchaseOrder: '', deliveryNote: '', away: false }
    sessionStorage.setItem('personal:placed-order', JSON.stringify(order))
  })
  await page.reload()
  await page.locator('main aside summary').click()
  await page.locator('main aside ol').waitFor()
}

/** A form that was sent empty. */
function submitted(path: string, button: string): Enter {
  return async (page) => {
    await page.goto(path)
    await page.locator(button).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }
}

function withCart(then: Enter): Enter {
  return async (page, info) => {
    await page.goto('/product/010101')
    // Other keys hold what was looked at.
    const kept = () => page.evaluate(() => localStorage.getItem('cart')?.includes('010101') ?? false)
    await page.locator('main [data-add-to-cart="010101"]').first().click()
    await expect.poll(kept).toBe(true)
    await then(page, info)
  }
}

function loggedIn(then: Enter): Enter {
  return async (page, info) => {
    await asDemoCustomer(page, info)
    await then(page, info)
  }
}
