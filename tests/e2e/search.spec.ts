import type { Page, Route } from 'playwright/test'
import { demoCatalogue } from '#embedded-store/demo/demo-catalogue.ts'
import { inEveryGuise } from './as-customer.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectNothingReachesOut,
  forgiveFailedLoads,
  inBothThemes,
  STORE_SEARCH,
  test,
} from './shop-test.ts'

const box = (page: Page) => page.locator('#site-search')
const options = (page: Page) => page.getByRole('option')

async function type(page: Page, text: string): Promise<void> {
  await box(page).focus()
  await page.keyboard.type(text)
}

test('results come while typing, with picture, name, code and price, and what matches is marked', async ({ page }) => {
  await page.goto('/')
  await type(page, 'hammered stab')
  const first = options(page).first()
  await expect(first).toContainText('Hammered-top stable mat, 17 mm')
  await expect(first).toContainText('HH-STB-1812-17')
  await expect(first).toContainText('$94.50')
  await expect(first.locator('mark')).toHaveText(['Hammered', 'stab'])
  await expect
    .poll(() => first.locator('img').evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0)
  await first.click()
  await expect(page).toHaveURL(/\/product\/010101$/)
})

test('slips, synonyms, codes and sizes each find what is meant', async ({ page }) => {
  await page.goto('/about-us')
  for (const [what, typed, name] of [
    ['a slip of the pen', 'haemmered cubicle', 'Cubicle mat, hammered top, 24 mm'],
    ['a trade synonym', 'coconut logo', 'Inlaid coir logo mat, made to order'],
    ['an item code', 'HH-AFM-9060-14', 'Bubble anti-fatigue mat'],
    ['an item code in one piece', 'afm9060', 'Bubble anti-fatigue mat'],
    ['a size in feet', '6x4 ft stable', 'Hammered-top stable mat, 17 mm'],
    ['a size in inches', '18 x 30 inch woven', 'Hand-woven corridor mat, 45 mm'],
    ['a thickness', '17mm stable', 'Hammered-top stable mat, 17 mm'],
  ] as const) {
    await type(page, typed)
    await expect.soft(options(page).filter({ hasText: name }), `${what}: ${typed}`).toBeVisible()
    await box(page).fill('')
    await expect(options(page)).toHaveCount(0)
  }
})

test('the whole of it works by keyboard and is told to those who listen', async ({ page }) => {
  await page.goto('/')
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await box(page).evaluate((input) => input === document.activeElement)) break
  }
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('stable')
  const ofStables = demoCatalogue.flatMap(({ categoryMainName, subCategories }) =>
    subCategories.flatMap(({ categorySubName, mats }) =>
      mats.filter(({ itemName }) => /stable/i.test([itemName, categorySubName, categoryMainName].join(' '))),
    ),
  ).length
  await expect(box(page)).toHaveRole('combobox')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('search', { name: 'Products' }).getByRole('status')).toContainText(
    `${ofStables} products found`,
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /1$/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  const last = options(page).last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  const href = await last.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('Escape closes the results and keeps the words; an arrow opens them again', async ({ page }) => {
  await page.goto('/')
  await type(page, 'gym')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options(page).first()).toBeHidden()
  await expect(box(page)).toHaveValue('gym')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toBeVisible()
})

test('a click outside closes the results, a click into the box brings them back', async ({ page }) => {
  await page.goto('/about-us')
  await type(page, 'gym')
  await expect(options(page).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(options(page).first()).toBeHidden()
  await page.locator('[data-search]').hover()
  await box(page).click({ position: { x: 30, y: 20 } })
  await expect(options(page).first()).toBeVisible()
})

test('a blank query is ignored', async ({ page }) => {
  await page.goto('/about-us')
  await type(page, '   ')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(options(page)).toHaveCount(0)
})

test('Enter on a query without results leads to the page that says so and keeps the words to be changed', async ({
  page,
}) => {
  await page.goto('/')
  await type(page, 'zebra')
  await expect(page.getByText('Nothing matches “zebra”.')).toBeVisible()
  // Who did not look for a mat.
  const help = page.getByRole('list', { name: 'Help' })
  await expect(help.getByRole('link', { name: 'Return policy' })).toHaveAttribute('href', '/return-policy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/no-products\?q=zebra$/)
  await expect(help.getByRole('link', { name: 'Find a mat' })).toHaveAttribute('href', '/find')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('0 products found !!!')
  const again = page.getByLabel('You searched for')
  await expect(again).toHaveValue('zebra')
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first()).toBeVisible()
  await again.fill('kennel')
  await again.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kennel$/)
  await expect(page.getByRole('article').first()).toContainText('Kennel mat')
})

test('Enter at once, before anything is known, ends on the same page', async ({ page }) => {
  await page.goto('/search?q=zebra')
  await expect(page).toHaveURL(/\/no-products\?q=zebra$/)
})

test('Enter shows all results on a page, sorted and filtered by the address', async ({ page }) => {
  await page.goto('/')
  await type(page, 'mat')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=mat$/)
  const articles = page.getByRole('article')
  await expect(articles).toHaveCount(36)
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(await articles.count()).toBeGreaterThan(36)
  await page.getByRole('button', { name: /^Dairy &\sLivestock/ }).click()
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL(/\/search\?q=mat&category=Dairy.*sort=price$/)
  const prices = await articles.locator('.price').allTextContents()
  const amounts = prices.map((price) => Number(/\$([\d.,]+)/.exec(price)?.[1]?.replaceAll(',', '')))
  expect(amounts).toEqual(amounts.filter(Number.isFinite).toSorted((a, b) => a - b))
  expect(new Set(amounts).size).toBeGreaterThan(5)
  await articles.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('price')
  await expect(articles).toHaveCount(amounts.length)
})

test('what is typed before the panel has loaded is answered when it has, without React', async ({ page }) => {
  const scripts: string[] = []
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    scripts.push(route.request().url())
    if (/search-panel/.test(route.request().url())) await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.goto('/about-us')
  await type(page, 'kennel')
  await expect(box(page)).toHaveValue('kennel')
  await expect(options(page).first()).toContainText('Kennel mat')
  await expect(box(page)).toHaveValue('kennel')
  expect(scripts.filter((url) => /search-panel/.test(url))).toHaveLength(1)
  expect(scripts.filter((url) => /\/client\./.test(url))).toEqual([])
})

test('while the store is slow the index answers', async ({ page }) => {
  await page.route(STORE_SEARCH, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 30_000))
    await route.abort().catch(() => undefined)
  })
  await page.goto('/')
  await type(page, 'kennel')
  await expect(options(page).first()).toContainText('Kennel mat')
  await expect(page.getByText('From our last catalogue')).toBeHidden()
})

for (const [how, fail] of [
  [
    'failing',
    (route: Route) => route.fulfill({ status: 500, json: {}, headers: { 'access-control-allow-origin': '*' } }),
  ],
  ['gone', (route: Route) => route.abort()],
] as const) {
  test(`when the store is ${how} the index answers, with a quiet word`, async ({ page, problems }) => {
    await page.route(STORE_SEARCH, fail)
    await page.goto('/')
    await type(page, 'kennel')
    await expect(options(page).first()).toContainText('Kennel mat')
    const panel = page.getByRole('search', { name: 'Products' })
    await expect(panel.getByText(/^From our last catalogue: .* just now\.$/)).toBeVisible({ timeout: 20_000 })
    await expect(panel.getByRole('status')).toContainText('just now. ')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').first()).toContainText('Kennel mat')
    await expect(page.getByText('From our last catalogue')).toBeVisible({ timeout: 20_000 })
    forgiveFailedLoads(problems, STORE_SEARCH)
  })
}

test('what the last catalogue does not have is not said to be nowhere while the store is gone', async ({
  page,
  problems,
}) => {
  await page.route(STORE_SEARCH, (route) => route.abort())
  await page.goto('/')
  await type(page, 'zebra')
  const panel = page.getByRole('search', { name: 'Products' })
  await expect(panel.getByText(/^From our last catalogue: .* just now\.$/)).toBeVisible({ timeout: 20_000 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=zebra$/)
  const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Nothing matches “zebra”.' })
  await expect(said).toContainText('From our last catalogue: ', { timeout: 20_000 })
  await expect(said.getByRole('link', { name: 'store' })).toHaveAttribute('href', '/store')
  await expect(page).toHaveURL(/\/search\?q=zebra$/)
  await inBothThemes(page, () => expectNoAxeViolations(page))
  forgiveFailedLoads(problems, STORE_SEARCH)
})

test('without an index the store answers alone, and without both a way on is shown', async ({ page, problems }) => {
  await page.route('**/search-index.json', (route) => route.abort())
  await page.goto('/')
  await type(page, 'kennel')
  await expect(options(page).first()).toContainText('Kennel mat')
  await page.route(STORE_SEARCH, (route) => route.abort())
  await box(page).fill('farrow')
  const panel = page.getByRole('search', { name: 'Products' })
  await expect(panel.getByRole('paragraph')).toContainText('Search cannot be reached just now.', { timeout: 20_000 })
  await expect(panel.getByRole('status')).toHaveText(/^Search cannot be reached just now/)
  forgiveFailedLoads(problems, new RegExp(`/search-index\\.json$|${STORE_SEARCH.source}`))
})

test('an item newer than the build is found, by the word of the store', async ({ page }) => {
  await page.route(STORE_SEARCH, async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: withNewItem(json) })
  })
  await page.goto('/')
  await type(page, 'stable')
  const fresh = options(page).filter({ hasText: 'Brand-new arena mat' })
  await expect(fresh).toBeVisible()
  await expect(fresh).toHaveAttribute('href', '/product/999001')
  await expect(options(page)).toHaveCount(8)
})

test('an older answer never overtakes a newer one', async ({ page }) => {
  await page.route(STORE_SEARCH, async (route) => {
    const slow = /=gym$/.test(route.request().url())
    if (slow) await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/')
  await type(page, 'gym')
  await page.waitForTimeout(400)
  await box(page).fill('kennel')
  await expect(options(page).first()).toContainText('Kennel mat')
  await page.waitForTimeout(1_800)
  await expect(options(page).first()).toContainText('Kennel mat')
})

test('nothing for axe with the results open at any width, in both themes', async ({ page }) => {
  await page.goto('/about-us')
  await type(page, 'stable')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await inEveryGuise(page, async () => {
    await expect(options(page).first()).toBeVisible()
    await expectNoAxeViolations(page)
  })
  await box(page).fill('zebra')
  await inEveryGuise(page, async () => {
    await expect(page.getByText('Nothing matches “zebra”.')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test('nothing for axe on the page of results at any width, in both themes', async ({ page }) => {
  await page.goto('/search?q=stable')
  await inEveryGuise(page, async () => {
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
})

test('at 320 px the box takes the row, the results fit, and it can be left by touch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.locator('label[for="site-search"]').click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('stable')
  await expect(options(page).first()).toBeVisible()
  expect(await box(page).evaluate((input) => input.clientWidth)).toBeGreaterThan(170)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(options(page).first()).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to what our own server has found, and elsewhere to a page that says how to browse', async ({
    page,
  }, info) => {
    await page.goto('/')
    await box(page).fill('stabel mat', { force: true })
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=stabel\+mat$/)
    // Playwright's own text search passes over noscript.
    const said = await page.locator('main').textContent()
    await expect(page.locator('main noscript a[href="/store/horse-and-stable"]')).toBeVisible()
    if (info.project.name !== 'gateway') {
      expect(said).toContain('Searching needs JavaScript.')
      return
    }
    expect(said).not.toContain('Searching needs JavaScript.')
    expect(said).toMatch(/\d+ products for “stabel mat”/)
    const first = page.locator('main noscript ol a').first()
    await expect(first).toContainText(/stable mat/i)
    await expectNothingReachesOut(page)
    await first.click()
    await expect(page).toHaveURL(/\/product\//)
  })

  test('a search that finds nothing says so, with the ways on', async ({ page }, info) => {
    test.skip(info.project.name !== 'gateway', 'only our own server searches')
    await page.goto('/search?q=%3Cb%3Ezeppelin')
    expect(await page.locator('main').textContent()).toContain('Nothing matches “<b>zeppelin”.')
    await expect(page.locator('main noscript a[href="/store/horse-and-stable"]')).toBeVisible()
  })
})

/** An answer of the gateway, or of the store itself, with one item more at its end. */
function withNewItem(json: unknown): unknown {
  const { items, data } = Object(json)
  const common = { brand: 'New', description: 'For the stable.' }
  if (Array.isArray(items)) {
    const place = { pictureKey: '', subCategoryId: '0101' }
    const item = { itemId: '999001', code: 'HH-NEW-1', name: 'Brand-new arena mat', price: 12_300, ...place, ...common }
    return { items: [...items, item] }
  }
  const item = { itemID: '999001', itemCode: 'HH-NEW-1', itemName: 'Brand-new arena mat', retailPrice: 123 }
  const rest = { brandName: 'New', itemDescription: 'For the stable.', cacheID: '', categorySubID: '0101' }
  return { ...Object(json), data: [...(Array.isArray(data) ? data : []), { ...item, ...rest }] }
}

for (const typed of ['20', 'mat']) {
  test(`the counts for "${typed}" add up, and each is the length of what it shows`, async ({ page }) => {
    await page.goto('/about-us')
    await type(page, typed)
    const seeAll = page.getByRole('link', { name: /^See \d+ products$/ })
    const said = /\d+/.exec((await seeAll.textContent()) ?? '')?.[0]
    await seeAll.click()
    const counted = page.getByText(/^\d+ products for/)
    const total = async () => Number.parseInt((await counted.textContent()) ?? '', 10)
    const cards = page.getByRole('main').locator('.results li')
    const chips = page.getByRole('group', { name: 'Category' }).getByRole('button')
    await expect(chips.first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(counted).toHaveText(`${said} products for “${typed}”`)
    const all = await total()
    let sum = 0
    for (const chip of (await chips.all()).slice(1)) {
      const count = Number(/\d+$/.exec((await chip.textContent())?.trim() ?? '')?.[0])
      await chip.click()
      await expect(chip).toHaveAttribute('aria-pressed', 'true')
      expect(await total()).toBe(count)
      await expect(cards).toHaveCount(Math.min(count, 36))
      sum += count
    }
    expect(sum).toBe(all)
  })
}

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 1440, height: 900 } })

  test('cards of results are as sharp as those of a list', async ({ page }) => {
    const shown = () =>
      page
        .locator('main article img:not(.second)')
        .first()
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
    await page.goto('/store/horse-and-stable/stable-mats')
    await expect.poll(shown).toMatch(/-720\.avif$/)
    await page.goto('/search?q=stable mat')
    await expect.poll(shown).toMatch(/-720\.avif$/)
  })
})
