import { readFileSync } from 'node:fs'
import { decode } from 'fast-png'
import type { Browser, Locator, Page } from 'playwright/test'
import { readPdf } from '../quotation/read-pdf.ts'
import { asNewCustomer, countOrders, fillCart } from './as-customer.ts'
import { PAGES } from './page-list.ts'
import { awake, expect, expectNoSidewaysScroll, test } from './shop-test.ts'

/** Where it is another day, where a day has 23 or 25 hours, and where figures, days and letters are written otherwise. */
const PLACES = [
  {
    timezoneId: 'Pacific/Kiritimati',
    locale: 'de-DE',
    now: '2026-03-01T11:30:00Z',
    today: '2 March 2026',
    until: '1 April 2026',
  },
  {
    timezoneId: 'Pacific/Niue',
    locale: 'en-GB',
    now: '2026-03-01T10:30:00Z',
    today: '28 February 2026',
    until: '30 March 2026',
  },
  {
    timezoneId: 'Europe/London',
    locale: 'ar-EG',
    now: '2026-03-28T23:30:00Z',
    today: '28 March 2026',
    until: '27 April 2026',
  },
  {
    timezoneId: 'America/St_Johns',
    locale: 'tr-TR',
    now: '2026-11-01T04:15:00Z',
    today: '1 November 2026',
    until: '1 December 2026',
  },
  {
    timezoneId: 'Australia/Lord_Howe',
    locale: 'th-TH',
    now: '2026-10-03T15:29:00Z',
    today: '4 October 2026',
    until: '3 November 2026',
  },
] as const

async function openIn(
  browser: Browser,
  baseURL: string | undefined,
  { timezoneId, locale, now }: (typeof PLACES)[number],
) {
  const context = await browser.newContext({
    timezoneId,
    locale,
    serviceWorkers: 'block',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(now))
  return page
}

async function quotation(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Quotation' }).click()
  const { pages } = await readPdf(new Uint8Array(readFileSync(await (await downloading).path())))
  return pages.flatMap(({ lines }) => lines).join('\n')
}

for (const place of PLACES) {
  test(`in ${place.timezoneId}, in ${place.locale}, prices are the same, and a quotation is of the day there and holds for thirty`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openIn(browser, baseURL, place)
    await fillCart(page)
    await page.goto('/cart')
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$257.90')
    const text = await quotation(page)
    expect(text).toContain('$257.90')
    expect(text).toContain(place.today)
    expect(text).toContain(place.until)
    await page.context().close()
  })
}

test('in forced colours nothing keeps colours of its own, and it shows where the focus is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/store', '/product/010101', '/cart', '/login', '/contact-us', '/find']) {
    await page.goto(path)
    // What a browser may not recolour keeps its own contrast to itself.
    const kept = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none' && !element.closest('svg'))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    )
    expect(kept, path).toEqual([])
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const focused = document.activeElement
        if (focused === null || focused === document.body) return 'nothing has the focus'
        const shown = (element: Element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
        }
        for (let around: Element | null = focused; around !== null; around = around.parentElement)
          if (shown(around)) return 'shown'
        return focused.outerHTML.slice(0, 200)
      })
      expect(seen, `${path}, after ${press + 1} presses`).toMatch(/^(?:shown|nothing has the focus)$/)
    }
  }
})

test('in forced colours a select is seen to be one, links tell which is open, buttons which is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/login')
  await expect(page.getByRole('main').locator('[aria-current]')).toHaveCSS('text-decoration-line', 'underline')
  await page.goto('/search?q=mat')
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveCSS('appearance', 'auto')
  await page.goto('/store?colour=black')
  await expect(page.getByRole('button', { name: 'Pictures' })).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.getByRole('button', { name: 'Table', exact: true })).toHaveCSS('text-decoration-line', 'none')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours, ${colorScheme}, signs that are drawn are seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await fillCart(page)
    for (const [path, signs] of [
      ['/store', '.item-card button'],
      ['/product/010101', '.plus, .minus'],
      ['/cart', '.plus, .minus'],
    ] as const) {
      await page.goto(path)
      const enabled = page.getByRole('main').locator(signs).and(page.locator(':enabled'))
      await enabled.first().waitFor()
      for (const sign of (await enabled.all()).slice(0, 2)) {
        await sign.scrollIntoViewIfNeeded()
        const { data, width, height, channels } = decode(await sign.screenshot())
        const colourAt = (x: number, y: number) => {
          const at = (Math.round(y) * width + Math.round(x)) * channels
          return [...data.slice(at, at + 3)]
        }
        // A line of twelve pixels goes through the middle part; a little above it is none.
        const apart = Array.from({ length: Math.floor(height / 3) }, (_, row) => {
          const y = Math.floor(height / 3) + row
          return Array.from({ length: width }, (_, x) => {
            const [line, above] = [colourAt(x, y), colourAt(x, y - 4)]
            return line.reduce((sum, part, index) => sum + Math.abs(part - (above[index] ?? 0)), 0)
          }).filter((difference) => difference > 250).length
        })
        expect(Math.max(...apart), path).toBeGreaterThanOrEqual(8)
      }
    }
  })
}

test('in forced colours the dot of the slide that is shown and the box of what is compared are filled', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const isFilled = async (sign: Locator, fromStart?: number) => {
    const { data, width, height, channels } = decode(await sign.screenshot())
    const colourAt = (x: number, y: number) => {
      const at = (Math.round(y) * width + Math.round(x)) * channels
      return [...data.slice(at, at + 3)]
    }
    const [middle, ground] = [colourAt(fromStart ?? width / 2, height / 2), colourAt(width - 2, 2)]
    return middle.some((part, index) => Math.abs(part - (ground[index] ?? 0)) > 100)
  }
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Slide 1 of 3' })).toBeVisible()
  expect(await isFilled(page.getByRole('button', { name: 'Slide 1 of 3' }))).toBe(true)
  expect(await isFilled(page.getByRole('button', { name: 'Slide 2 of 3' }))).toBe(false)
  await page.goto('/product/010101')
  await awake(page)
  const compare = page.locator('[data-compare]').first()
  /** Half of the box. */
  const middle = 7
  expect(await isFilled(compare, middle)).toBe(false)
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(0, 0)
  expect(await isFilled(compare, middle)).toBe(true)
})

test('for readers who let their browser write twice as large nothing leaves the window or the header', async ({
  playwright,
  baseURL,
}, info) => {
  const options = info.project.use.launchOptions ?? {}
  const args = [...(options.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...options, args })
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  for (const size of [
    { width: 1280, height: 900 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize(size)
    for (const path of PAGES) {
      await page.goto(path)
      await test.step(`${path} at ${size.width}`, () => expectNoSidewaysScroll(page))
      const beyond = await page.evaluate(() => {
        const header = document.querySelector('body > header')
        const within = header?.getBoundingClientRect() ?? new DOMRect()
        return [...(header?.querySelectorAll('a, button') ?? [])]
          .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((part) => {
            const { bottom, right } = part.getBoundingClientRect()
            return bottom > within.bottom + 1 || right > innerWidth
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 100))
      })
      expect(beyond, `${path} at ${size.width}`).toEqual([])
    }
  }
  await browser.close()
})

test('who wants less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/store/horse-and-stable/stable-mats', '/product/010101', '/cart']) {
    await page.goto(path)
    const add = page.getByRole('button', { name: 'Add to cart' }).first()
    if (await add.isVisible()) {
      await add.click()
      await page.getByRole('link', { name: /^Cart, \d in it$/ }).click()
      await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    }
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        const isLong = `${animationDuration}, ${transitionDuration}`
          .split(', ')
          .some((text) => Number.parseFloat(text) > 0.001)
        return isLong ? [`${element.tagName} ${element.className}`] : []
      }),
    )
    expect(moving, path).toEqual([])
  }
})

test('on a slow line an order is placed once, with all that was typed', async ({ page, context }, info) => {
  test.setTimeout(240_000)
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  const devtools = await context.newCDPSession(page)
  // A mobile line on the edge of what it covers: 50 kB and a second and a half for each answer.
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1500,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  })
  await page.goto('/checkout')
  await page.getByLabel('City').fill('Toowoomba')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/$/, { timeout: 60_000 })
  expect(await countOrders(page, info, customerId)).toBe(1)
})

test('where storage is full from the moment an order is sent, it is placed once', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/checkout')
  await page.getByLabel('City').waitFor()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await countOrders(page, info, customerId)).toBe(1)
})
