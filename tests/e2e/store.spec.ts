import { horse } from '#embedded-store/demo/horse.ts'
import { awake, expect, expectNoAxeViolations, holdScripts, MOVING, test } from './shop-test.ts'

test('without JavaScript the catalogue can be read, browsed and its pictures seen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).click()
  await page.getByRole('link', { name: 'Hammered-top stable mat, 17 mm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hammered-top stable mat, 17 mm')
  await expect(page.getByRole('row', { name: 'Thickness 17 mm' })).toBeVisible()
  const main = page.getByRole('img', { name: 'Hammered-top stable mat, 17 mm, picture 1 of' })
  await expect(main).toBeVisible()
  expect(await main.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
  await page.getByRole('link', { name: /^Picture 2 of/ }).click()
  await expect(page.getByRole('img', { name: 'picture 2 of' })).toBeInViewport({ ratio: 0.9 })
  await expect(main).not.toBeInViewport()
  await context.close()
})

test('a category opens its sub-categories on hover and closes them on leaving', async ({ page }) => {
  await page.goto('/store')
  const bar = page.getByRole('navigation', { name: 'Categories' })
  const subCategory = bar.getByRole('link', { name: 'Interlocking stable tiles' })
  await expect(subCategory).toBeHidden()
  await awake(page)
  await bar.getByRole('link', { name: 'Horse & Stable' }).hover()
  await expect(subCategory).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(subCategory).toBeHidden()
})

test('a category opens by keyboard, closes on Escape and leads to its sub-category', async ({ page }) => {
  await page.goto('/store')
  await awake(page)
  const button = page.getByRole('button', { name: 'Sub-categories of Horse & Stable' })
  const subCategory = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Interlocking stable tiles' })
  await button.press('Enter')
  await expect(subCategory).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(subCategory).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(subCategory).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Interlocking stable tiles' })).toBeInViewport()
})

test('a category opens by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 375, height: 800 },
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/store')
  await page.getByRole('button', { name: 'Sub-categories of Horse & Stable' }).tap()
  const panel = page.getByRole('navigation', { name: 'Categories' })
  await panel.getByRole('link', { name: 'Interlocking stable tiles' }).tap()
  await expect(page.getByRole('heading', { name: 'Interlocking stable tiles' })).toBeInViewport()
  await context.close()
})

test('a hash equal to a category name scrolls to it with a 100 px offset', async ({ page }) => {
  await page.goto(`/store#${encodeURIComponent('Gym & Commercial')}`)
  const heading = page.getByRole('heading', { level: 2, name: 'Gym & Commercial' })
  await expect(heading).toBeInViewport()
  await expect.poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(100)
})

test('a hash equal to the id of a category scrolls to it', async ({ page }) => {
  await page.goto('/store#0301')
  await expect(page.locator('[data-category-id="0301"]').getByRole('heading').first()).toBeInViewport()
})

test('the floating button scrolls to the categories', async ({ page }) => {
  await page.goto('/store')
  await page.evaluate(() => scrollTo(0, 4000))
  await page.getByRole('link', { name: 'Categories', exact: true }).click()
  await expect(page).toHaveURL(/#categories$/)
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400)
})

test('on a phone the bar shows the category that is read, and begins anew at the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/store')
  const bar = page.getByRole('navigation', { name: 'Categories' }).getByRole('list').first()
  const scrolled = () => bar.evaluate((list) => list.scrollLeft)
  const last = page.getByRole('heading', { level: 4 }).last()
  await last.scrollIntoViewIfNeeded()
  await expect.poll(scrolled).toBeGreaterThan(200)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(last).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(scrolled).toBe(0)
})

test('a click on a button whose menu the mouse has opened keeps it open, the next one closes it', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/store')
  const button = page.getByRole('button', { name: 'Sub-categories of Horse & Stable' })
  const menu = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Interlocking stable tiles' })
  await awake(page)
  await button.hover()
  await expect(menu).toBeVisible()
  await button.click()
  await page.getByRole('heading', { level: 1 }).hover()
  // Longer than a menu that was opened by resting lingers.
  await page.clock.runFor(1_000)
  await expect(menu).toBeVisible()
  await button.click()
  await expect(menu).toBeHidden()
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

for (const width of [390, 1440]) {
  test(`the words of a heading that is jumped to stand clear of the bars at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const anchor of ['Entrance & Home', 'gym-and-commercial/anti-fatigue-mats', '0301']) {
      await page.goto('/about-us')
      await page.goto(`/store#${encodeURIComponent(anchor)}`)
      const clear = () =>
        page.evaluate((id) => {
          const target = document.getElementById(id) ?? document.querySelector(`[data-category-id="${id}"]`)
          const heading = target?.matches('h2') ? target : target?.querySelector('h2, h3')
          const words = document.createRange()
          if (heading) words.selectNodeContents(heading)
          const bar = document.querySelector('.category-bar')
          return words.getBoundingClientRect().top - (bar?.getBoundingClientRect().bottom ?? 0)
        }, anchor)
      const stands = async () => {
        const px = await clear()
        return px >= 8 && px < 60 ? 'clear of the bars' : `${px} px below them`
      }
      await expect.poll(stands).toBe('clear of the bars')
    }
  })
}

test('an empty sub-category says so in the menu and in the store', async ({ page }) => {
  await page.goto('/store')
  await expect(page.getByText('No Items Available', { exact: true })).toHaveCount(1)
  await expect(
    page.getByRole('navigation', { name: 'Categories' }).getByText('No items available', { exact: true }),
  ).toHaveCount(1)
})

test('Back returns to the place in the store that one came from', async ({ page }) => {
  await page.goto('/store')
  const far = page.getByRole('heading', { level: 4 }).nth(45).getByRole('link')
  await far.scrollIntoViewIfNeeded()
  const placeOf = () => far.evaluate((link) => link.getBoundingClientRect().top)
  const before = await placeOf()
  await far.click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(2)
  await page.reload()
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(2)
})

for (const width of [375, 1280]) {
  test(`a category far down is gone to exactly at ${width} px, though what is above it was never in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/store')
    const heading = page.getByRole('heading', { level: 2, name: 'Industrial & Outdoor' })
    const placeOf = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: 'Industrial & Outdoor' })
      .click()
    await expect.poll(placeOf).toBe(100)
    await page.goto('/store#Industrial%20%26%20Outdoor')
    await expect.poll(placeOf).toBe(100)
  })
}

test('the mobile menu opens, names the pages and categories, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/store')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await menu.getByRole('link', { name: 'Gym & Commercial' }).click()
  await expect(page).toHaveURL(/\/store\/gym/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Gym & Commercial' })).toBeInViewport()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test.describe('where things move', () => {
  test.use(MOVING)

  test('a press on a category glides to it and stops 100 px below the top', async ({ page }) => {
    await page.goto('/store')
    await awake(page)
    const places: number[] = []
    await page.exposeFunction('notePlace', (place: number) => places.push(place))
    await page.evaluate(() => addEventListener('scroll', () => Reflect.get(window, 'notePlace')(scrollY)))
    const link = page.getByRole('navigation', { name: 'Categories' }).locator('.entry > a').last()
    const ended = page.evaluate(() =>
      new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })).then(() => true),
    )
    await link.click()
    await ended
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    const top = () => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? 0, id)
    await expect.poll(async () => Math.round(await top())).toBe(100)
    // A jump has no place between its beginning and its end.
    const end = places.at(-1) ?? 0
    expect(places.some((place) => place > 0 && place < end)).toBe(true)
  })
})

for (const width of [375, 1440]) {
  test(`a hash with the id of a category leads to exactly where its name does, at any time, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/store')
    const sections = page.locator('section.main-category')
    const ids = await sections.evaluateAll((all) =>
      all.map((section) => section.getAttribute('data-category-id') ?? ''),
    )
    const heading = (id: string) => page.locator(`section.main-category[data-category-id="${id}"] h2`)
    const top = (id: string) => heading(id).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    for (const id of ids.slice(1).toReversed()) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, id)
      await expect.poll(() => top(id), `typed while the page is open: ${id}`).toBe(100)
      await page.goto('/FAQ')
      await page.goto(`/store#${id}`)
      await expect.poll(() => top(id), `opened with it: ${id}`).toBe(100)
    }
  })
}

for (const width of [375, 768, 1440]) {
  test(`the store page has its height from the beginning, whatever was in sight, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/store')
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    for (const heading of await page.getByRole('heading', { level: 3 }).all()) await heading.scrollIntoViewIfNeeded()
    expect(await height()).toBe(before)
  })
}

for (const early of [false, true]) {
  const when = early ? ', before its scripts are there' : ''
  test(`on a phone each kind is one row that is swiped${when}, and Back returns to where it was swiped to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const release = await holdScripts(page)
    if (!early) await release()
    await page.goto('/store')
    if (!early) await awake(page)
    const shelf = page.locator('section[id="entrance-and-home/printed-doormats"] ul')
    const cards = shelf.locator('article')
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(3)
    expect(new Set(tops).size).toBe(1)
    const far = shelf.getByRole('heading').last().getByRole('link')
    await far.scrollIntoViewIfNeeded()
    const swiped = await shelf.evaluate((row) => row.scrollLeft)
    expect(swiped).toBeGreaterThan(300)
    if (early) await release()
    await awake(page)
    await far.click()
    await expect(page).toHaveURL(/\/product\//)
    await page.goBack()
    await expect.poll(() => shelf.evaluate((row) => row.scrollLeft)).toBe(swiped)
    await expect(far).toBeInViewport()
  })
}

test('beside the items of a category stands the list of its kinds, with counts, and leads to each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/store')
  const kinds = page.getByRole('navigation', { name: 'All of Horse & Stable' })
  await expect(kinds.getByRole('listitem')).toHaveText(
    horse.subCategories.map(
      ({ categorySubName, mats }) => new RegExp(`${categorySubName.replaceAll(' ', '\\s')}\\s+${mats.length}\\b`),
    ),
  )
  const link = kinds.getByRole('link', { name: 'Wash bay & grooming' })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Wash bay & grooming' })).toBeInViewport()
  await expect(link).toBeInViewport()
})

test('every category of the store page leads to its page and its guide', async ({ page }) => {
  await page.goto('/store')
  await page.getByRole('link', { name: 'Which mat for which part of the stable' }).click()
  await expect(page).toHaveURL(/\/store\/horse-and-stable$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Which mat for which part of the stable' })).toBeVisible()
})

test('a card of the store page shows its second picture while a mouse or the keyboard is on it, and fetches none before', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/store')
  await awake(page)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/second-pictures.json')
  const card = page.locator('.item-card').filter({ hasText: 'Hammered-top stable mat, 17 mm' })
  await page.mouse.move(5, 5)
  await card.hover()
  const second = card.locator('.second')
  await expect(second).toBeVisible()
  await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  const next = page.locator('.item-card').nth(3)
  await next.getByRole('link').focus()
  await expect(next.locator('.second')).toBeVisible()
  // The picture that the product page shows second.
  const source = (await second.getAttribute('src')) ?? 'none'
  await page.goto('/product/010101')
  expect(await page.content()).toContain(source.replace(/-\d+\.webp$/, ''))
})

test('a list of second pictures of another build gives no card the picture of another product', async ({ page }) => {
  await page.route('/second-pictures.json', (route) =>
    route.fulfill({ json: { '/product/gone': '/pictures/gone-360.webp', '/product/010102': '/favicon.ico' } }),
  )
  await page.goto('/store')
  await awake(page)
  await page.mouse.move(5, 5)
  await page.locator('.item-card').first().hover()
  const seconds = page.locator('.item-card .second')
  await expect(seconds).toHaveCount(1)
  await expect(
    page
      .locator('.item-card')
      .filter({ has: page.locator('.second') })
      .getByRole('link'),
  ).toHaveAttribute('href', '/product/010102')
})

test('a hash that was cut off within a character leads nowhere, and later ones still lead to their categories', async ({
  page,
}) => {
  await page.goto('/store#50%')
  await awake(page)
  const last = page.locator('section.main-category').last()
  const id = (await last.getAttribute('data-category-id')) ?? ''
  await page.evaluate((hash) => {
    location.hash = hash
  }, id)
  const top = () => last.locator('h2').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBe(100)
})

test('in a low window the list of kinds beside the goods is scrolled where it stands, to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 230 })
  await page.goto('/store')
  const rail = page.locator('.main-category .rail').first()
  await rail.locator('xpath=..').locator('.sub-category').nth(1).scrollIntoViewIfNeeded()
  const box = await rail.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(230)
  await rail.getByRole('link').last().focus()
  await expect(rail.getByRole('link').last()).toBeInViewport({ ratio: 1 })
})
