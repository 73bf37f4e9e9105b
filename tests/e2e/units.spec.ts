import type { Page } from 'playwright/test'
import { unbroken } from '#domain/unbroken.ts'
import { layOutAll } from '../axe.ts'
import { fillCartByHand } from './as-customer.ts'
import { awake, expect, test } from './shop-test.ts'

const WIDTHS = [320, 375, 390, 768, 1440]
/** Names and facts with measures of every kind stand on these pages. */
const PAGES = [
  ...['/', '/store', '/product/010101', '/product/020101', '/search?q=60+mm'],
  ...['/about-us', '/shipping-info', '/return-policy', '/FAQ'],
]

for (const path of PAGES) {
  test(`no number parts from its unit on ${path} at any width`, async ({ page }) => {
    await page.goto(path)
    if (path.startsWith('/search')) await page.locator('main article').first().waitFor()
    expect(await partedAtAnyWidth(page)).toEqual([])
  })
}

test('no number parts from its unit in the cart, beside the page, in the search panel or in a message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await fillCartByHand(page)
  await expect(page.locator('.toast-text').first()).toContainText('12 mm')
  expect(await partedNumbers(page)).toEqual([])
  await page.goto('/cart')
  await page.locator('main li').first().waitFor()
  expect(await partedAtAnyWidth(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/about-us')
  await page.locator('#site-search').focus()
  await page.keyboard.type('mat 24 mm')
  await page.getByRole('option').nth(1).waitFor()
  expect(await partedNumbers(page)).toEqual([])
})

test('what belongs together is on one line where there is room for nothing', async ({ page }) => {
  const whole = [
    '10–12 mm',
    '10 – 12 kg',
    '5-7 business',
    '-20 °C',
    '1830 × 1220 mm',
    '1830mm x 1220mm',
    '60,000 square',
  ]
  await page.setContent('<style>p { width: 0 }</style>')
  const lines = await page.evaluate((texts) => {
    return texts.map((text) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = text
      document.body.append(paragraph)
      const words = document.createRange()
      words.selectNodeContents(paragraph)
      return new Set([...words.getClientRects()].map(({ top }) => top)).size
    })
  }, whole.map(unbroken))
  expect(Object.fromEntries(whole.map((text, index) => [text, lines[index]]))).toEqual(
    Object.fromEntries(whole.map((text) => [text, 1])),
  )
})

test('what goes into the cart, and a code that is copied, has plain spaces', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/store/horse-and-stable/stable-mats')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('cart') ?? '')
  expect(kept).toContain('mm')
  expect(kept).not.toContain('\u00a0')
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Copy item code' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HH-STB-1812-17')
})

test.describe('where the region measures in inches', () => {
  test.use({ locale: 'en-US' })

  test('facts are in inches and pounds from the first interest, with what the maker states beside them', async ({
    page,
  }) => {
    await page.goto('/product/010101')
    await awake(page)
    await page.keyboard.press('Shift')
    const row = (label: string) => page.locator('[data-facts] tr').filter({ hasText: label })
    await expect(row('Size').locator('td > span')).toHaveText('72" × 48" Stated: 1830\u00a0×\u00a01220\u00a0mm')
    await expect(row('Weight').getByRole('cell')).toHaveText('92.6\u00a0lb Stated: 42\u00a0kg')
    await expect(page.getByLabel('Unit of sizes')).toHaveValue('in')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hammered-top stable mat, 17\u00a0mm')
    await page.goto('/store')
    await awake(page)
    await page.keyboard.press('Shift')
    const facts = page.locator('.item-card .facts:not([data-code])').first()
    await expect(facts).toHaveText('72" × 48" · 21/32"')
    await expect(facts).toHaveAttribute('title', 'Stated: 1830 × 1220 mm · 17 mm')
  })

  test('the switch names the unit of mats that a shared link has filtered, before anybody has touched the page', async ({
    page,
  }) => {
    await page.goto('/find?material=coir')
    await expect(page.locator('[data-filtered-list] article').first()).toContainText('"')
    await expect(page.getByLabel('Unit of sizes')).toHaveValue('in')
    expect(await page.evaluate(() => localStorage.getItem('unit'))).toBeNull()
  })

  test('so it does of what a search has found', async ({ page }) => {
    await page.goto('/search?q=stable mat')
    await expect(page.locator('main article').first()).toContainText('"')
    await expect(page.getByLabel('Unit of sizes')).toHaveValue('in')
    expect(await page.evaluate(() => localStorage.getItem('unit'))).toBeNull()
  })
})

test('the drawing of a product says its measures in the unit that was chosen, and as the maker states them again', async ({
  page,
}) => {
  await page.goto('/product/010101')
  const drawing = page.locator('#drawing img')
  const drawn = await drawing.getAttribute('src')
  expect(drawn).toContain('%3E1830 mm%3C')
  const alt = await drawing.getAttribute('alt')
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(drawing).toHaveAttribute('src', /%3E72"%3C.*%3E48"%3C.*%3E21\/32"%3C/)
  const link = page.locator('#drawing')
  await expect(link).toHaveAccessibleName(/^Hammered-top stable mat, 17 mm, drawn to scale: 72" × 48" .*: look closer$/)
  await drawing.scrollIntoViewIfNeeded()
  expect(await drawing.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1200)
  // The large view says what the page says, whenever it is opened.
  const closer = page.getByRole('dialog', { name: /, closer$/ })
  const openLarge = async () => {
    await link.click()
    await expect(closer).toBeVisible()
  }
  await openLarge()
  await expect(closer.getByRole('img', { name: /drawn to scale: 72"/ })).toHaveAttribute('src', /%3E72"%3C/)
  await page.keyboard.press('Escape')
  await page.getByLabel('Unit of sizes').selectOption('mm')
  await expect(drawing).toHaveAttribute('src', drawn ?? '')
  await expect(link).toHaveAccessibleName(`${alt}: look closer`)
  await openLarge()
  await expect(closer.getByRole('img', { name: alt ?? '', exact: true })).toHaveAttribute('src', drawn ?? '')
  await expect(closer.getByRole('status')).toHaveText(alt ?? '')
})

test('what a square metre comes to is said by the square foot beside inches, on pages, cards and in a table', async ({
  page,
}) => {
  await page.goto('/product/010101')
  const price = page.getByRole('article').first().locator('.area')
  await expect(price).toHaveText('$42.33 per\u00a0m²')
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(price).toHaveText('$3.93 per sq ft')
  await page.goto('/store/horse-and-stable/stable-mats')
  const card = page.locator('.item-card').first()
  await expect(card).toContainText('$3.93 per sq ft')
  await page.goto('/store/horse-and-stable?view=table')
  const table = page.getByRole('region', { name: 'Mats and their measures' })
  const row = table.getByRole('row').filter({ hasText: 'Hammered-top stable mat, 17' })
  await expect(row).toContainText('$3.93 per sq ft')
  // What is stated stands behind the cell, so that a row is no taller.
  await expect(row.getByRole('cell').first()).toHaveText('72" × 48"')
  await expect(row.getByRole('cell').first()).toHaveAttribute('title', 'Stated: 1830 × 1220 mm')
  await page.getByLabel('Unit of sizes').selectOption('mm')
  await expect(row).toContainText('$42.33 per\u00a0m²')
  await page.goto('/search?q=stable+mat')
  const found = page.locator('main article').filter({ hasText: 'Hammered-top stable mat, 17' }).first()
  await expect(found).toContainText('$42.33 per\u00a0m²')
  await page.getByLabel('Unit of sizes').selectOption('ft')
  await expect(found).toContainText('$3.93 per sq ft')
})

test('the switch of units is kept, and works by keyboard, in lists, results and the comparison', async ({ page }) => {
  await page.goto('/product/010101')
  const size = page.locator('[data-facts] tr').filter({ hasText: 'Size' }).locator('td > span')
  await expect(size).toHaveText('1830\u00a0×\u00a01220\u00a0mm')
  const select = page.getByLabel('Unit of sizes')
  await select.focus()
  await page.keyboard.press('f')
  await expect(size).toContainText("6' × 4'")
  await page.goto('/store/horse-and-stable/stable-mats')
  const facts = page.locator('.item-card .facts:not([data-code])').first()
  await expect(facts).toHaveText("6' × 4' · 21/32\"")
  await select.selectOption('cm')
  await expect(facts).toHaveText('183\u00a0×\u00a0122\u00a0cm · 1.7\u00a0cm')
  await page.goto('/search?q=stable+mat')
  await expect(page.locator('main article .facts').filter({ hasText: '122\u00a0cm' }).first()).toBeVisible()
  await page.goto('/compare?ids=010101,010102')
  await expect(page.getByRole('row').filter({ hasText: 'Thickness' })).toContainText('1.7\u00a0cm')
  await select.selectOption('mm')
  await expect(page.getByRole('row').filter({ hasText: 'Thickness' })).not.toContainText('cm')
  await page.goto('/product/010101')
  await expect(size).toHaveText('1830\u00a0×\u00a01220\u00a0mm')
})

test('of what is stated in both systems the one that was chosen is shown, and all sides of a size are written in one way', async ({
  page,
}) => {
  await page.goto('/product/010104')
  const row = (label: string) => page.locator('[data-facts] tr').filter({ hasText: label })
  const size = row('Size').locator('td > span')
  await expect(size).toHaveText('6\u00a0ft\u00a0x\u00a04\u00a0ft (1829\u00a0×\u00a01219\u00a0mm)')
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(size).toHaveText('72" × 48"')
  await expect(row('Thickness').getByRole('cell')).toHaveText('3/4"')
  await expect(row('Weight').getByRole('cell')).toHaveText('101\u00a0lb')
  await expect(row('Weight').getByRole('cell')).toHaveAttribute('title', 'Stated: 46 kg (101 lb)')
  await page.getByLabel('Unit of sizes').selectOption('cm')
  await expect(size).toHaveText('182.9\u00a0×\u00a0121.9\u00a0cm')
  await page.goto('/product/030104')
  await page.getByLabel('Unit of sizes').selectOption('in')
  await expect(size).toContainText(`32' 10" × 6' 0" Stated: 10\u00a0m\u00a0×\u00a01.83\u00a0m`)
})

test('a cart weighs in pounds where inches were chosen, and says the kilograms too', async ({ page }) => {
  await page.goto('/product/010101')
  await page.getByLabel('Unit of sizes').selectOption('in')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Weight without packing: 92.6 lb (42 kg).')).toBeVisible()
})

async function partedAtAnyWidth(page: Page): Promise<string[]> {
  const parted: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    parted.push(...(await partedNumbers(page)).map((place) => `${width} px: ${place}`))
  }
  return parted
}

/** Where a number and its unit, or a number and the `×` after it, stand on two lines as the page is drawn now. */
async function partedNumbers(page: Page): Promise<string[]> {
  await layOutAll(page)
  const { found, parted } = await page.evaluate(() => {
    const PAIR = /\d(\s+)(?:mm|cm|m|kg|days|business|square|×)(?![\p{L}\d])/gu
    const blocks = new Map<Element, Text[]>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const block = text.parentElement === null ? undefined : blockOf(text.parentElement)
      if (text instanceof Text && block?.checkVisibility()) blocks.set(block, [...(blocks.get(block) ?? []), text])
    }
    let found = 0
    const parted: string[] = []
    for (const nodes of blocks.values()) {
      const whole = nodes.map(({ data }) => data).join('')
      for (const { 0: pair, 1: gap = '', index } of whole.matchAll(PAIR)) {
        const [number, unit] = [index, index + 1 + gap.length].map((offset) => placeOf(nodes, offset))
        if (number === undefined || unit === undefined || number.width === 0) continue
        found += 1
        if (unit.top > number.bottom - number.height / 2) parted.push(`${pair} in ${whole.trim()}`)
      }
    }
    return { found, parted }

    function blockOf(element: Element): Element {
      const inline = /^(?:inline|contents)$/.test(getComputedStyle(element).display)
      return inline && element.parentElement !== null ? blockOf(element.parentElement) : element
    }

    function placeOf(nodes: Text[], offset: number): DOMRect | undefined {
      let before = 0
      for (const node of nodes) {
        if (offset < before + node.length) {
          const range = document.createRange()
          range.setStart(node, offset - before)
          range.setEnd(node, offset - before + 1)
          return range.getBoundingClientRect()
        }
        before += node.length
      }
      return undefined
    }
  })
  expect(found).toBeGreaterThan(0)
  return parted
}

test('the switch of units is as wide before its units have been read', async ({ page }) => {
  await page.goto('/product/010101')
  const width = await page.locator('table select[data-unit]').evaluate((element) => {
    const read = element.getBoundingClientRect().width
    element.replaceChildren()
    return { read, before: element.getBoundingClientRect().width }
  })
  // Chromium counts no movement of less than three pixels.
  expect(Math.abs(width.before - width.read)).toBeLessThan(3)
})
