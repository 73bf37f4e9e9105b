import type { Page } from 'playwright/test'
import { inEveryGuise, picturedLines, withKeptCart } from './as-customer.ts'
import {
  awake,
  comeBack,
  drawn,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  MOVING,
  prepareRoutes,
  STORE_ITEMS,
  test,
} from './shop-test.ts'

test.use(MOVING)

const MAT = 'Hammered-top stable mat, 17 mm'

test('a product goes into the cart without React, with a toast that offers the cart', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const toast = page.getByRole('status').filter({ hasText: `2 × ${MAT} added to your cart` })
  // It stays for as long as it is pointed at.
  await toast.hover()
  await expect(page.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
  expect(scripts.filter((url) => /\/client\.|react/i.test(url))).toEqual([])
  // Under the pointer it stays, however long that takes.
  await page.getByRole('button', { name: 'View cart' }).hover()
  await expectNoAxeViolations(page, { toasts: true })
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText(MAT)).toBeVisible()
})

test('however much is in the cart its icon is seen beside the count, which is said in full', async ({ page }) => {
  await page.goto('/product/010101')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('99')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const badge = page.locator('[data-cart-badge]')
  await expect(badge).toHaveText('99')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('23')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(badge).toHaveText('99+')
  const cart = page.getByRole('link', { name: 'Cart, 122 in it, shown as 99+' })
  await expect(cart).toBeVisible()
  for (const width of [320, 375, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    for (const dir of ['ltr', 'rtl']) {
      const [own, others] = await cart.evaluate((link, to) => {
        document.documentElement.dir = to
        const shown = link.querySelector('[data-cart-badge]')?.getBoundingClientRect() ?? new DOMRect()
        const covered = (icon: Element) => {
          const { left, right, top, bottom, width } = icon.getBoundingClientRect()
          if (top > shown.bottom || bottom < shown.top) return 0
          return Math.max(0, Math.min(shown.right, right) - Math.max(shown.left, left)) / width
        }
        const icons = [...document.querySelectorAll('header svg')].filter((icon) => icon.checkVisibility())
        const [mine, strange] = [true, false].map((isOwn) =>
          Math.max(...icons.filter((icon) => link.contains(icon) === isOwn).map(covered)),
        )
        return [mine ?? Number.NaN, strange ?? Number.NaN] as const
      }, dir)
      // Of its own icon about half the width; of the next one no more than the margin that every icon has around it.
      expect(own).toBeGreaterThan(0)
      expect(own).toBeLessThanOrEqual(0.55)
      expect(others).toBeLessThanOrEqual(1 / 12)
    }
  }
  await expectNoAxeViolations(page, { toasts: true })
})

test('a card adds one piece, and adding again raises the quantity', async ({ page }) => {
  await page.goto('/store')
  const card = page.getByRole('article').filter({ hasText: MAT })
  await card.getByRole('button', { name: 'Add to cart' }).dblclick()
  await expect(page.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${MAT}` })).toHaveValue('2')
})

test('a message stays while it is pointed at or has the focus, and goes a while after', async ({ page }) => {
  await page.clock.install()
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const toast = page.getByRole('status').filter({ hasText: `${MAT} added to your cart` })
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'View cart' }).focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'View cart' }).blur()
  await page.clock.runFor(20_000)
  await expect(toast).toBeHidden()
  // By keyboard alone.
  await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter')
  await page.getByRole('button', { name: 'View cart' }).focus()
  await page.clock.runFor(20_000)
  await page.getByRole('button', { name: 'View cart' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
})

test('what the cart takes no more of is said, and not called added', async ({ page }) => {
  await page.goto('/product/010101')
  await awake(page)
  await page.getByRole('textbox', { name: 'Quantity' }).first().fill('9000')
  const add = page.getByRole('button', { name: 'Add to cart' }).first()
  await add.click()
  await expect(page.getByRole('link', { name: 'Cart, 9000 in it' })).toBeVisible()
  await add.click()
  await expect(page.getByRole('status').filter({ hasText: 'Your cart has no room for' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 9000 in it' })).toBeVisible()
})

test('the cart counts, changes, removes, undoes and clears', async ({ page }) => {
  await fillCart(page)
  const quantity = page.getByRole('textbox', { name: `Quantity of ${MAT}` })
  const less = page.getByRole('button', { name: `One less of ${MAT}` })
  await expect(less).toBeDisabled()
  await page.getByRole('button', { name: `One more of ${MAT}` }).click()
  await expect(quantity).toHaveValue('2')
  // For who does not see it change.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '2, $189.00' })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$257.90')
  await quantity.fill('10')
  await quantity.press('Enter')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$1,013.90')
  await quantity.fill('many')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('10')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Quantity11 pieces')
  await page.getByRole('button', { name: `Remove ${MAT}` }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$68.90')
  // What was pressed is gone: the keyboard goes on at the line that takes its place.
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity).toHaveValue('10')
  // It is where it was: first.
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .first(),
  ).toHaveAccessibleName(`Remove ${MAT}`)
  // What has been undone is no longer offered.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await page.getByRole('button', { name: 'Clear the cart' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  // What was pressed is gone: the keyboard goes on at the beginning, and that is in sight.
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity).toHaveValue('10')
  await expect(page.getByRole('main').getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Remove / })
      .first(),
  ).toHaveAccessibleName(`Remove ${MAT}`)
})

test('a quantity is typed over, taken by Enter in its place, and what is none is refused with words', async ({
  page,
}) => {
  await fillCart(page)
  const quantity = page.getByRole('textbox', { name: `Quantity of ${MAT}` })
  const total = page.getByRole('region', { name: 'Summary' })
  await quantity.click()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(total).toContainText('$1,013.90')
  await expect(quantity).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await expect(total).toContainText('$1,202.90')
  for (const [typed, said] of [
    ['7.5', '“7.5” is no whole number'],
    ['20000', '“20000” is more than one order takes'],
    ['', 'How many?'],
  ] as const) {
    await quantity.fill(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(said)
    await expect(quantity).toHaveValue('12')
  }
  await quantity.fill('0')
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity).toHaveValue('12')
})

test('Check Out leads a stranger to the login and remembers the checkout', async ({ page }) => {
  await fillCart(page)
  await page.getByRole('link', { name: 'Check Out' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout$/)
  const reason = page.getByText('Log in or sign up to place your order. Your cart waits.')
  await expect(reason).toBeInViewport({ ratio: 1 })
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  await expect(reason).toBeInViewport({ ratio: 1 })
})

test('on a low window the lines of the quick look have room beside its total', async ({ page }) => {
  await fillCart(page)
  for (const [width, height] of [
    [375, 553],
    [740, 360],
    [683, 384],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/about-us')
    await page.getByRole('link', { name: 'Cart, 2 in it' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your cart' })
    for (const reached of [
      dialog.getByRole('button', { name: `One more of ${MAT}` }),
      dialog.getByRole('link', { name: 'Check Out' }),
    ]) {
      await reached.focus()
      await expect(reached).toBeInViewport({ ratio: 1 })
      // Nothing lies on it.
      await reached.click({ trial: true, timeout: 5_000 })
    }
    await expect(dialog.getByRole('listitem').first().getByRole('link').first()).toBeVisible()
  }
})

test('two tabs always agree and lose no addition', async ({ page, context }) => {
  await page.goto('/product/010101')
  const other = await context.newPage()
  await other.goto('/product/010102')
  await Promise.all([
    page.getByRole('button', { name: 'Add to cart' }).first().click(),
    other.getByRole('button', { name: 'Add to cart' }).first().click(),
  ])
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
})

test('the quick look opens from the header, holds the focus and gives it back', async ({ page }) => {
  await fillCart(page)
  await page.goto('/about-us')
  const button = page.getByRole('link', { name: 'Cart, 2 in it' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your cart' })
  await expect(dialog.getByRole('link', { name: 'Check Out' })).toBeVisible()
  await inEveryGuise(page, () => expectNoAxeViolations(page))
  await dialog.getByRole('button', { name: `Remove ${MAT}` }).click()
  await expect(dialog.getByRole('listitem').getByRole('link').first()).toBeFocused()
  // What is said lies within the dialog: everything else can neither be pressed nor heard.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('button', { name: `Remove ${MAT}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await dialog.getByRole('button', { name: `Remove ${MAT}` }).click()
  await dialog.getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('Escape')
  // It stays in sight as the dialog goes.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it', exact: true })).toBeFocused()
})

test('a changed price is said, old and new, and the total takes the new one', async ({ page }) => {
  await prepareRoutes(page)
  await fillCart(page)
  await page.evaluate(() => {
    localStorage.setItem('cart', (localStorage.getItem('cart') ?? '').replace('"retailPrice":94.5', '"retailPrice":90'))
  })
  await page.reload()
  await expect(page.getByText('Price changed: was $90.00, now $94.50.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$163.40')
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(page.getByText('Price changed')).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$163.40')
  await expect(page.getByText('Price changed')).toBeHidden()
  // It changes again before Back brings the page as it was.
  await page.route(STORE_ITEMS, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/94\.5|9450/g, '1000') })
  })
  await page.clock.setFixedTime(Date.now() + 10 * 60_000)
  await comeBack(page)
  await expect(page.getByText(/Price changed: was \$94\.50, now \$/)).toBeVisible()
})

test('a vanished item is marked and left out of the total', async ({ page }) => {
  await fillCart(page)
  await page.evaluate(() => {
    localStorage.setItem('cart', (localStorage.getItem('cart') ?? '').replace('"itemID":"010101"', '"itemID":"999999"'))
  })
  await page.reload()
  await expect(page.getByText('Not available now. It is left out of the total.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$68.90')
  await inEveryGuise(page, () => expectNoAxeViolations(page))
})

test('with the store out of reach the cart works on and says how old its prices are', async ({ page, problems }) => {
  await fillCart(page)
  await page.route(STORE_ITEMS, (route) => route.abort())
  await page.reload()
  await expect(page.getByText(/The store cannot be reached, so these are the prices of .*20\d\d/)).toBeVisible({
    timeout: 15_000,
  })
  await page.getByRole('button', { name: `One more of ${MAT}` }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$257.90')
  forgiveFailedLoads(problems, STORE_ITEMS)
})

test('a damaged cart keeps its valid lines and says so', async ({ page }) => {
  await fillCart(page)
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '')
    cart.lines.push({ itemID: '../x', quantity: 1 }, 7)
    localStorage.setItem('cart', JSON.stringify(cart))
  })
  await page.reload()
  await expect(page.getByText('2 entries of your saved cart could not be read')).toBeVisible()
  await expect(page.getByRole('textbox', { name: `Quantity of ${MAT}` })).toHaveValue('1')
})

test('a browser that keeps nothing still has a cart for as long as the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 in it' }).click()
  await expect(page.getByText('This browser does not let us keep your cart')).toBeVisible()
})

test('a full storage keeps the cart for the page and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'Cart, 1 in it' }).click()
  await expect(page.getByText("This browser's storage is full")).toBeVisible()
})

test('a link restores the cart elsewhere, at the prices of now, after asking', async ({ page, browser, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await fillCart(page)
  await page.getByRole('button', { name: 'Share this cart' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByRole('region', { name: 'Shared cart' })).toContainText("Total at today's prices: $163.40")
  await expect(other.getByText('Your cart is empty.')).toBeVisible()
  await inEveryGuise(other, () => expectNoAxeViolations(other))
  await other.getByRole('button', { name: 'Use this cart' }).click()
  await expect(other.getByRole('region', { name: 'Summary' })).toContainText('$163.40')
  expect(await picturedLines(other)).toBe(2)
  await other.goto('/cart#share=nonsense')
  await expect(other.getByText('The link to this cart is damaged')).toBeVisible()
  await other.goto('/cart#share=v2~anything!~jwvoqy')
  await expect(other.getByText('made by a newer version of the shop')).toBeVisible()
  await expectNoAxeViolations(other)
  await context.close()
})

test('the cart page has nothing for axe, empty and full, at every width and in both themes', async ({ page }) => {
  for (const full of [false, true]) {
    if (full) await fillCart(page)
    await page.goto('/cart')
    await expect(
      full ? page.getByRole('link', { name: 'Check Out' }) : page.getByText('Your cart is empty.'),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('navigation', { name: 'Categories' })).toBeVisible({ visible: !full })
    await inEveryGuise(page, async () => {
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })
  }
})

test('products looked at before are offered again', async ({ page }) => {
  await page.goto('/product/010101')
  await expect
    .poll(async () => {
      await lookAround(page)
      return page.evaluate(() => localStorage.getItem('recently-viewed'))
    })
    .toContain('010101')
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeHidden()
  await page.goto('/product/020202')
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect
    .poll(async () => {
      await lookAround(page)
      return seen.getByRole('link').count()
    })
    .toBe(1)
  await expect(seen.getByRole('link')).toContainText(MAT)
  const card = seen.getByRole('article')
  const saysAsInLists =
    /HH-STB-1812-17\s*1830\s×\s1220\smm\s·\s17\smm\s*Recycled SBR rubber, moulded in one piece\s*\$94\.50\s*\$42\.33\sper\sm²(?:\s*Compare)?\s*$/
  await expect(card).toHaveText(saysAsInLists)
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('listitem').filter({ hasText: MAT })).toContainText('HH-STB-1812-17')
})

test('what was remembered before cards said more is still offered', async ({ page }) => {
  const viewed = [{ itemId: '010101', name: MAT, price: 9450, picture: '' }]
  await page.addInitScript((text) => localStorage.setItem('recently-viewed', text), JSON.stringify(viewed))
  await page.goto('/product/020202')
  const card = page.getByRole('region', { name: 'Recently viewed' }).getByRole('article')
  await expect
    .poll(async () => {
      await lookAround(page)
      return card.count()
    })
    .toBe(1)
  await expect(card).toHaveText(/^\s*Hammered-top stable mat, 17\smm\s*\$94\.50(?:\s*Compare)?\s*$/)
})

test('a pointer that rests where the page comes to lie is no sign of interest, one that moves is', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const asked = () => fetched.some((url) => /product-interest\.[^/]+\.js$/.test(url))
  await page.mouse.move(200, 200)
  await page.goto('/product/010101')
  await awake(page)
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(false)
  await lookAround(page)
  await expect.poll(asked).toBe(true)
})

async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  // Two movements within a frame are told as one.
  await drawn(page)
  await page.mouse.move(300, 300)
}

async function fillCart(page: Page): Promise<void> {
  await withKeptCart(page, 'two mats', async () => {
    for (const [itemId, pieces] of [
      ['010101', 1],
      ['010102', 2],
    ] as const) {
      await page.goto(`/product/${itemId}`)
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
      await expect(page.getByRole('link', { name: `Cart, ${pieces} in it` })).toBeVisible()
    }
  })
  await page.goto('/cart')
  await expect(page.getByRole('textbox', { name: `Quantity of ${MAT}` })).toHaveValue('1')
}
