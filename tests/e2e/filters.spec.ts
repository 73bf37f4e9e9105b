import type { Locator, Page } from 'playwright/test'
import { count, group, openFilters, results } from './filter-panel.ts'
import { PHONE } from './fingers.ts'
import { savedPdf } from './saved-pdf.ts'
import {
  awake,
  drawn,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  holdScripts,
  inBothThemes,
  keepWhatPasses,
  OFFLINE,
  prepareRoutes,
  test,
  whatPassed,
} from './shop-test.ts'

test('a black mat, at least 15 mm, for a box of 3.6 m, under $100', async ({ page }) => {
  await page.goto('/find')
  await openFilters(page)
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Black/ }).check()
  const thickness = await group(page, 'Thickness')
  await thickness.getByRole('textbox', { name: 'Thickness, at least, mm' }).fill('15')
  await thickness.getByRole('textbox', { name: 'Thickness, at least, mm' }).press('Enter')
  const price = await group(page, 'Price')
  await price.getByRole('textbox', { name: /^Price, at most/ }).fill('100')
  await price.getByRole('textbox', { name: /^Price, at most/ }).press('Enter')
  await (await group(page, 'Use')).getByRole('checkbox', { name: /^Horse &\sStable/ }).check()
  await expect(page).toHaveURL('/find?use=horse-and-stable&colour=black&price=-100&thickness=15-')
  await expect(results(page).getByRole('article').filter({ hasText: 'Hammered-top stable mat, 17 mm' })).toBeVisible()
  const prices = await results(page).locator('.price').allTextContents()
  for (const text of prices) expect(Number(/\$([\d.,]+)/.exec(text)?.[1]?.replace(',', ''))).toBeLessThanOrEqual(100)
  for (const card of await results(page).getByRole('article').all()) {
    const size = await card.locator('.facts').nth(1).textContent()
    expect(Number(/(?:^|·\s)([\d.]+)\smm/u.exec(size ?? '')?.[1]), size ?? '').toBeGreaterThanOrEqual(15)
  }
  await expect(page.locator('[data-plain-list]')).toBeHidden()
  const found = await count(page).textContent()
  await page.reload()
  await expect(count(page)).toHaveText(found ?? '')
  await page.getByRole('button', { name: /^Take back Price/ }).click()
  await expect(page).toHaveURL('/find?use=horse-and-stable&colour=black&thickness=15-')
  await page.goBack()
  await expect(count(page)).toHaveText(found ?? '')
  await results(page).getByRole('link', { name: 'Hammered-top stable mat, 17 mm' }).first().click()
  await expect(page).toHaveURL('/product/010101')
  await awake(page)
  await page.getByText('How many do I need?').click()
  const floor = page.locator('[data-floor]')
  await floor.getByLabel('Length').fill('3.6 m')
  await floor.getByLabel('Width').fill('3.6 m')
  await expect(floor.getByRole('status')).toContainText('6 pieces')
  await page.goBack()
  await expect(count(page)).toHaveText(found ?? '')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/find')
  await expect(page.getByRole('heading', { name: 'Dairy & Livestock' })).toBeVisible()
})

test('a choice is worked out while its press lasts, and not made where the finger goes elsewhere', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/find')
  await openFilters(page)
  const black = (await group(page, 'Colour')).locator('label', { hasText: /^Black/ })
  await black.hover()
  const rows = page.waitForResponse(/\/_search\/rows-/)
  await page.mouse.down()
  await (await rows).finished()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await drawn(page)
  await expect(page).toHaveURL('/find')
  await expect(black.getByRole('checkbox')).not.toBeChecked()
  // Then it needs nothing more.
  await context.setOffline(true)
  await black.click()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL('/find?colour=black')
  await context.setOffline(false)
  // The pictures of its cards.
  forgiveFailedLoads(problems, OFFLINE)
})

test('counts tell what a choice would show, and a group ignores its own', async ({ page }) => {
  await page.goto('/find?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await openFilters(page)
  const colour = await group(page, 'Colour')
  const black = colour.getByRole('checkbox', { name: /^Black/ })
  const told = Number(/\d+$/.exec((await colour.getByText('Black').locator('..').textContent()) ?? '')?.[0])
  expect(told).toBeGreaterThan(0)
  await black.check()
  await expect(count(page)).toHaveText(told === 1 ? '1 mat' : `${told} mats`)
  // What has gone is hidden at first, and out of the page soon.
  await expect(results(page).locator('article')).toHaveCount(told)
  const grey = Number(/\d+$/.exec((await colour.getByText('Grey').locator('..').textContent()) ?? '')?.[0])
  expect(grey).toBeGreaterThan(0)
  const material = await group(page, 'Material')
  await expect(material.getByRole('checkbox', { name: /^Rubber/ }).first()).toBeVisible()
})

test('a list is filtered in place, and is itself again when nothing is chosen', async ({ page }) => {
  await page.goto('/store/horse-and-stable/stable-mats')
  const plain = page.locator('[data-plain-list]')
  await expect(plain).toBeVisible()
  await openFilters(page)
  await expect(plain).toBeVisible()
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Grey/ }).check()
  await expect(plain).toBeHidden()
  await expect(results(page).getByRole('article')).toHaveCount(1)
  await results(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Grey/ }).uncheck()
  await expect(plain).toBeVisible()
  await expect(page).toHaveURL('/store/horse-and-stable/stable-mats')
})

test('what is found of a list are its own cards, in whatever order and unit, and they go back to where they stood', async ({
  page,
}) => {
  await page.goto('/store/horse-and-stable/stable-mats')
  const plain = page.locator('[data-plain-list]')
  const names = await plain.locator('.name').allTextContents()
  await plain.locator('article').evaluateAll((cards) => {
    for (const card of cards) card.classList.add('came-with-page')
  })
  await openFilters(page)
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Black/ }).check()
  await page.getByLabel('Sort by').selectOption('name-down')
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(plain).toBeHidden()
  const found = results(page).locator('article')
  await expect(found.locator('.facts').nth(1)).toContainText('"')
  expect(await found.count()).toBeGreaterThan(1)
  await expect(results(page).locator('article:not(.came-with-page)')).toHaveCount(0)
  expect(await found.locator('.name').allTextContents()).not.toEqual(names)
  await page.getByLabel('Unit of sizes').selectOption('mm')
  await page.goBack()
  await page.goBack()
  await expect(plain).toBeVisible()
  expect(await plain.locator('.name').allTextContents()).toEqual(names)
  await expect(plain.locator('.facts').nth(1)).toContainText('mm')
  await expect(results(page).locator('article')).toHaveCount(0)
})

test('a card of the list tells what was chosen to compare, and in which unit, while a table stood in its place', async ({
  page,
}) => {
  await page.goto('/store/horse-and-stable/stable-mats')
  await openFilters(page)
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Black/ }).check()
  const card = results(page).getByRole('article').first()
  const compare = { name: /^Compare / }
  await card.getByRole('button', compare).click()
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const row = results(page).getByRole('row').nth(1)
  await expect(row.getByRole('button', compare)).toHaveAttribute('aria-pressed', 'true')
  await row.getByRole('button', compare).click()
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(row).toContainText('72" × 48"')
  await keepWhatPasses(page)
  await page.getByRole('button', { name: 'Pictures', exact: true }).click()
  await expect(card).toContainText('72" × 48"')
  await expect(card.getByRole('button', compare)).toHaveAttribute('aria-pressed', 'false')
  expect(await whatPassed(page)).not.toMatch(/1830\s×/u)
})

test('what cannot be found says which filter to give up', async ({ page }) => {
  await page.goto('/find?material=coir&hardness=60-')
  await expect(count(page)).toHaveText('No mat has all of this.')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.getByRole('button', { name: /^Without “Hardness”: \d+ mats$/ }).click()
  await expect(page).toHaveURL('/find?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
})

test('where giving up one filter does not help, the fewest that do are named, and gone at a press of Enter', async ({
  page,
}) => {
  await page.goto('/find?material=coir&price=-1&hardness=60-')
  await expect(count(page)).toHaveText('No mat has all of this.')
  const ways = results(page).getByRole('button', { name: /^Without / })
  await expect(ways).toHaveText([
    /^Without “Material” and “Price”: \d+ mats$/,
    /^Without “Price” and “Hardness”: \d+ mats$/,
  ])
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  const told = /\d+ mats$/.exec((await ways.last().textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('button', { name: 'Clear all filters' }).focus()
  await page.keyboard.press('Tab')
  await expect(ways.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/find?material=coir')
  await expect(count(page)).toHaveText(told)
  await expect(results(page)).toBeFocused()
  await expect(ways).toHaveCount(0)
  await page.goBack()
  await expect(ways).toHaveCount(2)
})

test('a group that is opened by keyboard keeps the keyboard, and is closed by it again', async ({ page }) => {
  await page.goto('/find')
  await openFilters(page)
  const colour = page.locator('#filters summary', { hasText: 'Colour' })
  await colour.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#filters details[open]').getByRole('checkbox').first()).toBeVisible()
  await expect(colour).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#filters details[open]')).toHaveCount(0)
})

test('a bound that was no number is forgotten when the field is emptied, and the other one keeps what is said of it', async ({
  page,
}) => {
  await page.goto('/find')
  await openFilters(page)
  const weight = await group(page, 'Weight')
  const [least, most] = [weight.getByLabel(/at least/), weight.getByLabel(/at most/)]
  for (const field of [least, most]) {
    await field.fill('heavy')
    await field.press('Tab')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  const said = weight.getByRole('alert')
  await least.fill('')
  await least.press('Tab')
  await expect(least).not.toHaveAttribute('aria-invalid')
  await expect(said).toBeVisible()
  await most.fill('')
  await most.press('Tab')
  await expect(said).toBeHidden()
})

test('cards that are shown already are not drawn anew, neither by more of the list nor on the first screen of another choice', async ({
  page,
}) => {
  await page.goto('/find')
  await openFilters(page)
  await (await group(page, 'Material')).getByRole('checkbox', { name: /^Rubber \d/ }).check()
  await expect(count(page)).toHaveText(/^5\d mats$/)
  const cards = results(page).getByRole('article')
  await expect(cards).toHaveCount(36)
  await cards.evaluateAll((all) => {
    for (const card of all) card.setAttribute('data-marked', '')
  })
  const marked = results(page).locator('article[data-marked]')
  await results(page).getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => cards.count()).toBeGreaterThan(36)
  await expect(marked).toHaveCount(36)

  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Black/ }).check()
  await expect(count(page)).toHaveText(/^4\d mats$/)
  await expect(cards).toHaveCount(36)
  // Those of a first screen; the others came when that had been painted.
  for (let place = 0; place < 6; place += 1) await expect(cards.nth(place)).toHaveAttribute('data-marked')
})

test('a table says measures beside one another, sorted by its heads, and adds to the cart', async ({ page }) => {
  await page.goto('/store/horse-and-stable')
  await openFilters(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  const mats = Number.parseInt((await count(page).textContent()) ?? '', 10)
  await expect(table.getByRole('row')).toHaveCount(1 + mats)
  await expect(page.locator('[data-plain-list]')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Which mat for which part of the stable' })).toBeVisible()
  const prices = async () => {
    const texts = await table.locator('tbody tr td.number').allTextContents()
    const read = texts.map((text) => Number(/\$([\d.,]+)/.exec(text)?.[1]?.replace(',', '')))
    return read.filter((price) => !Number.isNaN(price))
  }
  const cheapestFirst = (await prices()).toSorted((a, b) => a - b)
  expect(new Set(cheapestFirst).size).toBeGreaterThan(10)
  await table.getByRole('button', { name: 'Sort by Price' }).click()
  await expect(page).toHaveURL('/store/horse-and-stable?sort=price&view=table')
  await expect.poll(prices).toEqual(cheapestFirst)
  await table.getByRole('button', { name: 'Sort by Price' }).click()
  await expect(page).toHaveURL('/store/horse-and-stable?sort=price-down&view=table')
  await expect.poll(prices).toEqual(cheapestFirst.toReversed())
  const thickness = table.getByRole('button', { name: 'Sort by Thickness' })
  await thickness.click()
  await expect(page).toHaveURL('/store/horse-and-stable?sort=thickness&view=table')
  await thickness.click()
  await expect(page).toHaveURL('/store/horse-and-stable?sort=thickness-up&view=table')
  await expect(table.getByRole('columnheader', { name: 'Thickness' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.locator('tbody tr').first()).toContainText('8 mm')
  const row = table.getByRole('row').filter({ hasText: 'Ramp mat with cross ribs' })
  await expect(row).toContainText('8 mm, 16 mm at the ribs')
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(row).toContainText('63" × 27 1/2"')
  await page.getByLabel('Unit of sizes').selectOption('mm')
  await row.getByRole('textbox', { name: 'Quantity' }).fill('1,000')
  await row.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('“1,000” may be a thousand or a fraction')).toBeVisible()
  await row.getByRole('textbox', { name: 'Quantity' }).fill('12 pcs')
  await row.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 12 in it' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ramp mat with cross ribs' })).toBeVisible()
})

test('a list is shown as a table at one press, and nothing moves before', async ({ page }) => {
  await page.goto('/store/horse-and-stable')
  await awake(page)
  const asTable = page.getByRole('button', { name: 'Table', exact: true })
  const first = page.locator('main').getByRole('article').first()
  const before = await first.boundingBox()
  const woken = page.waitForResponse(/\/_astro\/mount-filters\.[\w-]+\.js/)
  await asTable.hover()
  await woken
  await page.waitForLoadState('networkidle')
  expect(await first.boundingBox()).toEqual(before)
  await asTable.press('Enter')
  await expect(page).toHaveURL('/store/horse-and-stable?view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Filter and sort' })).toBeFocused()
  // The switch of the results stands for it.
  await expect(asTable).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(table).toHaveCount(0)
  await expect(first).toBeVisible()
  await asTable.click()
  await expect(page).toHaveURL('/store/horse-and-stable?view=table')
  await expect(table.getByRole('row').nth(2)).toBeVisible()
})

test('pressed again while its script is on the way, the table is one step back from the list', async ({ page }) => {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/_astro\/mount-filters\.[\w-]+\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/store/horse-and-stable')
  await awake(page)
  const asTable = page.getByRole('button', { name: 'Table', exact: true })
  await asTable.press('Enter')
  await asTable.press('Enter')
  letThrough()
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  await expect(page).toHaveURL('/store/horse-and-stable?view=table')
  await page.goBack()
  await expect(page).toHaveURL('/store/horse-and-stable')
  await expect(table).toHaveCount(0)
})

test('a bound that is no number says so, and changes nothing', async ({ page }) => {
  await page.goto('/find?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  const before = await count(page).textContent()
  await openFilters(page)
  const least = (await group(page, 'Weight')).getByRole('textbox', { name: 'Weight, at least, kg' })
  await least.fill('heavy')
  await least.press('Enter')
  await expect(least).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Please enter a number such as 15 or 17.5.')).toBeVisible()
  await expect(count(page)).toHaveText(before ?? '')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await least.fill('2,5')
  await least.press('Enter')
  await expect(least).not.toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL('/find?material=coir&weight=2.45-')
})

test('on a phone the filters are a sheet that says how many mats it leaves', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/store/horse-and-stable')
  await openFilters(page)
  await (await group(page, 'Material')).getByRole('checkbox', { name: /^Recycled/ }).check()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.getByRole('button', { name: /^Show \d+ mats$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filter and sort' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeFocused()
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Mats and their measures' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await inBothThemes(page, () => expectNoAxeViolations(page))
})

test.describe('by touch at 375 px', () => {
  test.use({ ...PHONE, viewport: { width: 375, height: 812 } })

  test('by touch a bound is typed, a box is ticked, and the sheet shows what they leave', async ({ page }) => {
    await page.goto('/store/horse-and-stable')
    await awake(page)
    await page.getByRole('button', { name: 'Filter and sort' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' })
    await expect(sheet).toBeVisible()
    await sheet.locator('summary', { hasText: 'Thickness' }).tap()
    const least = sheet.getByRole('textbox', { name: 'Thickness, at least, mm' })
    await least.tap()
    await expect(least).toBeFocused()
    await page.keyboard.type('15')
    await sheet.locator('summary', { hasText: 'Colour' }).tap()
    await sheet.locator('label', { hasText: /^Black/ }).tap()
    await expect(page).toHaveURL('/store/horse-and-stable?colour=black&thickness=15-')
    const show = sheet.getByRole('button', { name: /^Show \d+ mats$/ })
    const found = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(count(page)).toHaveText(`${found} mats`)
    await expect(results(page).getByRole('article')).toHaveCount(found)
  })
})

test('mats that do not state a fact are found under it', async ({ page }) => {
  await page.goto('/find')
  await openFilters(page)
  const label = (await group(page, 'Surface')).locator('label', { hasText: /^Not stated/ })
  const told = Number(/\d+$/.exec((await label.textContent()) ?? '')?.[0])
  expect(told).toBeGreaterThan(0)
  await label.click()
  await expect(count(page)).toHaveText(told === 1 ? '1 mat' : `${told} mats`)
  await expect(page.getByRole('button', { name: 'Take back Surface: Not stated' })).toBeVisible()
  const address = page.url()
  await page.reload()
  await expect(count(page)).toHaveText(told === 1 ? '1 mat' : `${told} mats`)
  expect(page.url()).toBe(address)
})

for (const path of ['/find', '/store/horse-and-stable']) {
  test(`the address of what is filtered at ${path} leads search engines to the plain list`, async ({ page }) => {
    await page.goto(`${path}?colour=black&thickness=15-`)
    await expect(count(page)).toHaveText(/^\d+ mats?$/)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveCount(1)
    const address = (await canonical.getAttribute('href')) ?? ''
    expect(new URL(address).pathname + new URL(address).search).toBe(path)
  })
}

test('on a phone a chip with one very long word breaks it, and the page does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  const word = 'gummimatten'.repeat(5)
  await page.goto(`/find?brand=${word}`)
  await expect(page.getByRole('button', { name: `Take back Brand: ${word}` })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('beside the list a choice far down stays under the pointer, and the results begin in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/store/horse-and-stable')
  await openFilters(page)
  const box = (await group(page, 'Drainage')).getByRole('checkbox', { name: /^Through the mat/ })
  for (const name of ['Kind', 'Material', 'Colour', 'Surface']) {
    await (await group(page, name)).getByRole('checkbox').first().waitFor()
  }
  await box.waitFor()
  await scrollPage(page)
  await box.scrollIntoViewIfNeeded()
  const before = await topOf(box)
  await box.click()
  await expect(count(page)).toHaveText(/^\d+ mats?$/)
  await expect(results(page).getByRole('article').first()).toBeInViewport({ ratio: 1 })
  await expect(count(page)).toBeInViewport({ ratio: 1 })
  await expect(box).toBeInViewport({ ratio: 1 })
  expect(Math.abs((await topOf(box)) - before)).toBeLessThan(2)

  await scrollPage(page)
  const least = (await group(page, 'Thickness')).getByRole('textbox', { name: 'Thickness, at least, mm' })
  await least.fill('5')
  const typed = await topOf(least)
  await least.press('Enter')
  await expect(page.getByRole('button', { name: /^Take back Thickness/ })).toBeInViewport()
  await expect(count(page)).toBeInViewport({ ratio: 1 })
  expect(Math.abs((await topOf(least)) - typed)).toBeLessThan(2)
})

test('the keyboard walks through filters that are taller than the window, and sees where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto('/store/horse-and-stable?colour=black')
  await openFilters(page)
  await (await group(page, 'Material')).getByRole('checkbox').first().waitFor()
  await page.locator('#filter-order').focus()
  const last = page.locator('summary').last()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport({ ratio: 1 })
    if (await last.evaluate((summary) => summary === document.activeElement)) break
  }
  await expect(last).toBeFocused()
})

for (const width of [320, 375, 768]) {
  test(`in a window ${width} px wide the end of a table is seen whole beside the names`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await page.goto('/store/horse-and-stable/stable-mats?view=table')
    const table = page.getByRole('region', { name: 'Mats and their measures' })
    await table.getByRole('row').nth(3).waitFor()
    await expectNoSidewaysScroll(page)
    const { names, prices, end, edge } = await table.evaluate((frame) => {
      frame.scrollTo({ left: frame.scrollWidth, behavior: 'instant' })
      const boxes = (cells: string) => [...frame.querySelectorAll(cells)].map((cell) => cell.getBoundingClientRect())
      return {
        names: Math.max(...boxes('tbody th').map(({ right }) => right)),
        prices: Math.min(...boxes('tbody td.number').map(({ left }) => left)),
        end: Math.max(...boxes('tbody td:last-child > div').map(({ right }) => right)),
        edge: frame.getBoundingClientRect().right,
      }
    })
    expect(prices).toBeGreaterThan(names)
    expect(end).toBeLessThan(edge + 1)
  })
}

test('the edge of a table shows that there is more of it, until its end', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/store/horse-and-stable/stable-mats?view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await table.getByRole('row').nth(3).waitFor()
  // Without its words: the ground alone.
  await table.getByRole('table').evaluate((words) => {
    words.style.visibility = 'hidden'
  })
  const edge = async () => {
    const { x, y, width } = (await table.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    return page.screenshot({ clip: { x: x + width - 8, y: y + 8, width: 8, height: 100 } })
  }
  const atRest = await edge()
  await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth, behavior: 'instant' }))
  expect((await edge()).equals(atRest)).toBe(false)
})

test('beside the list the heads of a table stay below the bar, and numbers end below their heads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/store/horse-and-stable?view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await table.getByRole('row').nth(12).waitFor()
  await table.getByRole('row').nth(11).getByRole('button', { name: 'Add to cart' }).focus()
  await table.evaluate((frame) => scrollBy({ top: frame.getBoundingClientRect().top + 300, behavior: 'instant' }))
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0
  for (const name of ['Name', 'Weight', 'Price']) {
    const head = table.getByRole('columnheader', { name })
    await expect(head).toBeInViewport({ ratio: 1 })
    expect(Math.abs((await topOf(head)) - bar)).toBeLessThan(2)
  }
  const ends = (row: number) =>
    table
      .getByRole('row')
      .nth(row)
      .evaluate((row) =>
        [2, 3, 5].map((place) => {
          const words = document.createRange()
          words.selectNodeContents(row.children[place] ?? row)
          return Math.round(words.getBoundingClientRect().right)
        }),
      )
  expect(await ends(2)).toEqual(await ends(0))
  await inBothThemes(page, () => expectNoAxeViolations(page))
})

test('all of it by keyboard alone', async ({ page }) => {
  await page.goto('/find')
  await awake(page)
  const opener = page.getByRole('button', { name: 'Filter and sort' })
  await opener.press('Enter')
  const material = page.locator('summary', { hasText: 'Material' })
  await material.press('Enter')
  const coir = page.getByRole('checkbox', { name: /^Coir/ })
  await coir.press('Space')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  await expect(coir).toBeFocused()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter')
  await expect(coir).not.toBeChecked()
})

test('filters that cannot be loaded say so, and the plain list stays', async ({ page, problems }) => {
  await page.route('**/filters.json', (route) => route.abort())
  await page.goto('/store/horse-and-stable/stable-mats')
  await openFilters(page)
  await (await group(page, 'Material')).locator('summary').waitFor()
  await expect(
    page.getByText('What you asked for cannot be loaded just now. What is below is as it was before.'),
  ).toBeVisible()
  await expect(page.locator('[data-plain-list]')).toBeVisible()
  await page.unroute('**/filters.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('checkbox', { name: /^Recycled/ })).toBeVisible()
  await expect(page.getByText('cannot be loaded just now')).toBeHidden()
  forgiveFailedLoads(problems, /\/filters\.json$/)
})

test('what was found stays while more of it cannot be loaded', async ({ page, problems }) => {
  await prepareRoutes(page)
  await page.goto('/find?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  const found = (await count(page).textContent()) ?? ''
  await openFilters(page)
  await page.route('**/_search/column-*.json', (route) => route.abort())
  await group(page, 'Surface')
  await expect(page.getByText('cannot be loaded just now')).toBeVisible()
  await expect(count(page)).toHaveText(found)
  await expect(results(page).getByRole('article').first()).toBeVisible()
  forgiveFailedLoads(problems, /\/_search\/column-[^/]+\.json$/)
})

test('what was asked for before does not come back when it is answered late', async ({ page }) => {
  await prepareRoutes(page)
  await page.goto('/find')
  await openFilters(page)
  const coir = (await group(page, 'Material')).getByRole('checkbox', { name: /^Coir/ })
  await expect(coir).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/_search/rows-*.json', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/_search/rows-*.json')
  await coir.check()
  await asked
  await coir.uncheck()
  await expect(page).toHaveURL('/find')
  const answered = page.waitForResponse('**/_search/rows-*.json')
  answer()
  await (await answered).finished()
  // Long enough for an answer to be read and painted.
  await drawn(page)
  await page.waitForTimeout(300)
  await expect(page.locator('[data-plain-list]')).toBeVisible()
  await expect(results(page).getByRole('article')).toHaveCount(0)
})

test('a list that is filtered by drainage is the same after a reload, and cards follow the unit', async ({ page }) => {
  await page.goto('/find')
  await openFilters(page)
  await (await group(page, 'Drainage')).getByRole('checkbox', { name: /^Does not drain/ }).check()
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  const found = (await count(page).textContent()) ?? ''
  await page.reload()
  await expect(count(page)).toHaveText(found)
  await page.goto('/find?use=horse-and-stable')
  const facts = results(page).getByRole('article').first().locator('.facts').nth(1)
  await expect(facts).toHaveText('1830 × 1220 mm · 17 mm')
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(facts).toHaveText('72" × 48" · 21/32"')
  await openFilters(page)
  const longest = (await group(page, 'Length')).getByRole('textbox', { name: 'Length, at most, in' })
  await longest.fill('72')
  await longest.press('Enter')
  // 1830 mm are 72 inches to whoever reads inches.
  await expect(page.getByRole('button', { name: 'Take back Length: at most 72 in' })).toBeVisible()
  await expect(longest).toHaveValue('72')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expect(facts).toHaveText('72" × 48" · 21/32"')
  await page.getByLabel('Unit of sizes').selectOption('mm')
  await expect(facts).toHaveText('1830 × 1220 mm · 17 mm')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeFocused()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list leads to a page for each single choice, and from there to the same in other lists', async ({ page }) => {
    await page.goto('/store/horse-and-stable')
    await page.getByRole('link', { name: /^Recycled \d+$/ }).click()
    await expect(page).toHaveURL('/store/horse-and-stable/material-recycled')
    await expect(page).toHaveTitle(/^Horse &\sStable – Material: Recycled/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/store\/horse-and-stable\/material-recycled$/,
    )
    const told = Number(/\d+/.exec((await page.locator('.list-head .lead').textContent()) ?? '')?.[0])
    await expect(page.getByRole('article')).toHaveCount(told)
    const other = page
      .getByRole('navigation', { name: 'The same in other lists' })
      .getByRole('link', { name: /Stable mats/ })
    const count = Number(/\d+$/.exec((await other.textContent())?.trim() ?? '')?.[0])
    await other.click()
    await expect(page).toHaveURL('/store/horse-and-stable/stable-mats/material-recycled')
    await expect(page.getByRole('article')).toHaveCount(count)
  })
})

test('the page of a choice leads to all filters with that choice made', async ({ page }) => {
  await page.goto('/find/material-coir')
  const found = Number(/\d+/.exec((await page.locator('.list-head .lead').textContent()) ?? '')?.[0])
  await page.getByRole('link', { name: 'Filter and sort' }).click()
  await expect(count(page)).toHaveText(`${found} mats`)
  const dialog = page.getByRole('dialog', { name: 'Filter and sort' })
  await expect(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await expect(dialog).toBeHidden()
  await results(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(count(page)).toHaveText(`${found} mats`)
  await expect(dialog).toBeHidden()
  await openFilters(page)
  await (await group(page, 'Colour')).getByRole('checkbox', { name: /^Black/ }).check()
  await expect(page).toHaveURL('/find?material=coir&colour=black')
  await page.goto('/find/material-coir')
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await expect(page).toHaveURL('/find?material=coir&view=table')
  await expect(page.getByRole('region', { name: 'Mats and their measures' }).getByRole('row')).toHaveCount(1 + found)
})

test('a catalogue that is asked for twice before its script is there is offered once', async ({ page }) => {
  await prepareRoutes(page)
  await page.goto('/find?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  const letGo = await holdScripts(page)
  await results(page).getByRole('button', { name: 'Catalogue (PDF)' }).dblclick()
  await letGo()
  await expect(results(page).getByLabel('With prices')).toHaveCount(1)
  await expect(results(page).getByRole('button', { name: 'Catalogue (PDF)' })).toHaveCount(1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('what filters leave is a catalogue by keyboard, without prices, after one that was cancelled', async ({
  page,
}) => {
  await prepareRoutes(page)
  await page.goto('/find?material=coir')
  await expect(count(page)).toHaveText(/^\d+ mats$/)
  const found = Number.parseInt((await count(page).textContent()) ?? '', 10)
  const names = await results(page).getByRole('article').locator('.name').allTextContents()
  await results(page).getByRole('button', { name: 'Catalogue (PDF)' }).focus()
  await page.keyboard.press('Enter')
  await results(page).getByLabel('With prices').focus()
  await page.keyboard.press('Space')
  const status = results(page).getByRole('status').filter({ hasText: /./ }).last()
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route(/make-catalogue/, async (route) => {
    await asked
    await route.continue()
  })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(results(page).getByRole('progressbar', { name: 'Catalogue' })).toBeVisible()
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await results(page).getByRole('button', { name: 'Cancel' }).press('Enter')
  answer()
  await expect(status).toHaveText('Cancelled. Nothing was saved.')
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(page)
  const { name, title, text, pages } = await savedPdf(page, () =>
    results(page).getByRole('button', { name: 'Make the PDF' }).press('Enter'),
  )
  await expect(status).toHaveText('The catalogue is in your downloads.')
  expect(name).toMatch(/^catalogue-[\w-]+\.pdf$/)
  expect(title).toMatch(/^Catalogue: /)
  expect(text).not.toContain('$')
  expect(pages.flatMap(({ images }) => images)).toHaveLength(found)
  const said = text.replaceAll(/\s+/g, ' ')
  for (const mat of names) expect(said).toContain(mat.trim().split(' ').slice(0, 2).join(' '))
  expect(pages.at(-1)?.lines).toContain('Index')
})

/** Past the beginning of the list, by the wheel. */
async function scrollPage(page: Page): Promise<void> {
  await page.mouse.move(1000, 500)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
}

async function topOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.y ?? Number.NaN
}

test('every measure of a table sorts it both ways, those that state none last, and each way has its own address', async ({
  page,
}) => {
  await page.goto('/store/horse-and-stable?colour=black&view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  const rows = table.locator('tbody tr')
  await expect(rows.nth(7)).toBeVisible()
  const told = await count(page).textContent()
  const column = async (name: string) => {
    const heads = await table.getByRole('columnheader').allTextContents()
    return rows.locator(`:nth-child(${heads.indexOf(name) + 1})`).allTextContents()
  }
  const kilograms = async () => (await column('Weight')).map((text) => Number.parseFloat(text))
  for (const [name, ...ways] of [
    ['Name', ['name', 'ascending'], ['name-down', 'descending']],
    ['Size', ['size', 'descending'], ['size-up', 'ascending']],
    ['Material', ['material', 'ascending'], ['material-down', 'descending']],
    ['Weight', ['weight', 'descending'], ['weight-up', 'ascending']],
  ] as const) {
    for (const [order, way] of [...ways, ways[0]]) {
      await table.getByRole('button', { name: `Sort by ${name}` }).click()
      await expect(page).toHaveURL(`/store/horse-and-stable?colour=black&sort=${order}&view=table`)
      await expect(table.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', way)
      await expect(table.locator('[aria-sort]')).toHaveCount(1)
      await expect(count(page)).toHaveText(told ?? '')
    }
  }
  const heaviest = (await kilograms()).filter((weight) => !Number.isNaN(weight))
  expect(new Set(heaviest).size).toBeGreaterThan(3)
  await expect.poll(kilograms).toEqual(heaviest.toSorted((a, b) => b - a))
})

test('nothing of a table that is scrolled is drawn over its names', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 740 })
  await page.goto('/store/horse-and-stable?sort=weight&view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  // The sign of the order, which stands at the end of its head, comes to lie beneath the head of the names.
  const above = await table.evaluate((frame) => {
    const [names, sorted] = [frame.querySelector('th'), frame.querySelector('[aria-sort] button')]
    if (names === null || sorted === null) return undefined
    const end = () => sorted.getBoundingClientRect().right
    frame.scrollLeft = end() - names.getBoundingClientRect().right + 10
    const { top, height } = sorted.getBoundingClientRect()
    return document.elementFromPoint(end() - 3, top + height / 2)?.closest('th')?.textContent
  })
  expect(above).toBe('Name')
})

test('who chose the table has it for what is filtered of the next list, and lists come as they are', async ({
  page,
}) => {
  await page.goto('/store/horse-and-stable')
  await awake(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  await expect(table).toBeVisible()
  await page.goto('/find')
  await openFilters(page)
  await expect(table).toHaveCount(0)
  const coir = (await group(page, 'Material')).getByRole('checkbox', { name: /^Coir/ })
  await coir.check()
  await expect(page).toHaveURL('/find?material=coir&view=table')
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  await page.goto('/find?material=coir')
  await expect(results(page).getByRole('article').first()).toBeVisible()
  await expect(table).toHaveCount(0)
})

test('on paper the sign of the order stands beside its head', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const heads = page.getByRole('region', { name: 'Mats and their measures' }).locator('thead')
  const heights: (number | undefined)[] = []
  for (const order of ['newest', 'weight']) {
    await page.goto(`/store/horse-and-stable?sort=${order}&view=table`)
    await expect(page.locator('tbody tr').nth(2)).toBeVisible()
    heights.push((await heads.boundingBox())?.height)
  }
  expect(heights[1]).toBe(heights[0])
})
