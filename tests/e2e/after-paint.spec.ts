import { awake, comeBack, expect, forgiveFailedLoads, holdScripts, test } from './shop-test.ts'

for (const path of ['/', '/store', '/product/010101', '/about-us']) {
  test(`nothing that a first visitor to ${path} does not see is fetched before the first paint`, async ({ page }) => {
    // A page that is opened in the background waits for no paint; whether this one is, Chromium decides late.
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => false }))
    // A pointer that rests over the page, as on any desk.
    await page.mouse.move(200, 200)
    await page.goto(path)
    await awake(page)
    await page.waitForLoadState('networkidle')
    const { painted, scripts } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const files = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime }))
      return {
        painted: paint?.startTime ?? 0,
        scripts: files.filter(({ name }) => name.endsWith('.js')),
      }
    })
    expect(painted).toBeGreaterThan(0)
    expect(scripts.length).toBeGreaterThan(0)
    // A paint that takes longer than this is not waited for.
    const waitedMs = Math.min(painted, 3_000)
    const early = scripts.filter(({ startTime }) => startTime < waitedMs)
    expect(early.map(({ name }) => name)).toEqual([])
  })
}

test('a page that is made ready beforehand runs nothing, keeps nothing and asks nothing before it is shown', async ({
  page,
}) => {
  // Chromium makes no page ready while it is driven from outside: this one believes that it is.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/product/010101')
  await page.evaluate(() => scrollTo(0, 300))
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/') || path.endsWith('.js'))).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => asked.some((path) => path.endsWith('.js'))).toBe(true)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
})

test('pages of cards in sight are fetched once somebody is there, and one that is pointed at is made ready', async ({
  page,
}) => {
  const ahead = (how: string) =>
    page.locator(`a${how}`).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/store')
  await awake(page)
  expect(await ahead('[data-ahead]')).toEqual([])
  await page.mouse.move(5, 300)
  await page.mouse.move(6, 310)
  await expect.poll(() => fetched).toContain('/product/010102')
  await page.getByRole('link', { name: 'Cart', exact: true }).hover()
  await page.getByRole('link', { name: 'Log in' }).hover()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).focus()
  await expect.poll(() => ahead('[data-ahead=whole]')).toEqual(['/about-us'])
  const card = page.getByRole('link', { name: 'Diamond-top stable mat, 12 mm' })
  await card.hover()
  await expect.poll(() => ahead('[data-ahead=whole]')).toContain('/product/010102')
  for (const path of fetched) expect(path).toMatch(/^\/(?:product\/\w+|about-us)$/)
  expect(fetched.length).toBeLessThanOrEqual(25)
  await card.click()
  await expect(page).toHaveURL(/\/product\/010102$/)
  const delivered = () => Object(performance.getEntriesByType('navigation')[0]).deliveryType
  expect(await page.evaluate(delivered)).toBe('navigational-prefetch')
})

test('a browser without rules for that fetches the documents alone, and one that saves data nothing', async ({
  page,
}) => {
  const ahead = page.locator('link[rel="prefetch"]')
  await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }))
  await page.goto('/store')
  await awake(page)
  await page.getByRole('link', { name: 'Diamond-top stable mat, 12 mm' }).hover()
  await page.mouse.move(6, 310)
  await expect(page.locator('link[rel="prefetch"][href="/product/010102"]')).toHaveCount(1)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.goto('/store')
  await awake(page)
  const units = page.waitForResponse(/show-units|product-interest|make-ready/)
  await page.getByRole('link', { name: 'Diamond-top stable mat, 12 mm' }).hover()
  await page.mouse.move(6, 310)
  await units
  await expect(ahead).toHaveCount(0)
})

test('a page that Back brings back as it was shows who is logged in now, and what the cart holds now', async ({
  page,
}) => {
  await page.goto('/store')
  await awake(page)
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  const comeBackAs = async (customerId: string, pieces: string) => {
    await page.evaluate(
      ([id = '', count = '']) => {
        sessionStorage.setItem('customerId', id)
        localStorage.setItem('cart-pieces', count)
      },
      [customerId, pieces],
    )
    await comeBack(page)
  }
  await comeBackAs('C1', '3')
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()
  await comeBackAs('', '0')
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('what is pressed before its script has come is pressed again afterwards, as often', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).first().dblclick()
  await letGo()
  await expect(page.getByRole('link', { name: 'Cart, 4 in it' })).toBeVisible()
})

test('a list becomes a table though that was pressed too early', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/store/horse-and-stable/stable-mats')
  await page.getByRole('button', { name: 'Table' }).click()
  await letGo()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
})

test('a press waits for its script however long that takes', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.clock.install()
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.clock.runFor(20_000)
  await letGo()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
})

test('the cart opens over the page though its icon was pressed too early, and the chat does', async ({ page }) => {
  const letGo = await holdScripts(page)
  // The shop's patience with its scripts does not run out while a busy machine gets on.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/about-us')
  await page.locator('[data-cart-button]').click()
  await letGo()
  await awake(page)
  await page.clock.resume()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/about-us')

  const letGoAgain = await holdScripts(page)
  await page.goto('/terms-of-service')
  await page.getByRole('button', { name: 'Chat' }).click()
  await letGoAgain()
  await expect(page.getByRole('dialog', { name: 'Help bot' })).toBeVisible()
})

test('a link leads where it says when its script never comes', async ({ page, problems }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto('/about-us')
  await page.locator('[data-cart-button]').click()
  await expect(page).toHaveURL('/cart')
  // The browser says that the scripts did not come.
  forgiveFailedLoads(problems, /\/_astro\/.*\.js$/)
})

test('a link leads where it says when its script is on its way for too long', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/about-us')
  await page.locator('[data-cart-button]').click()
  await expect(page).toHaveURL('/cart')
})

/** What begins with the first interest in a page, though nobody asked for it. */
const UNASKED_FOR = ['show-units', 'compare-controls', 'keep-offline', 'product-interest']

test('what nobody asked for waits until a finger has been answered, pages that it may be on do not', async ({
  page,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const isAskedFor = (script: string) => paths.some((path) => path.startsWith(`/_astro/${script}.`))
  await page.clock.install()
  await page.goto('/product/010101')
  await awake(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown')
  await page.clock.runFor(150)
  await expect.poll(() => isAskedFor('make-ready')).toBe(true)
  expect(UNASKED_FOR.filter(isAskedFor)).toEqual([])
  await page.clock.runFor(150)
  await expect.poll(() => UNASKED_FOR.filter(isAskedFor)).toEqual(UNASKED_FOR)
})
