import type { Page } from 'playwright/test'
import { isDictionaryPath } from '#domain/page-dictionary.ts'
import { unbroken } from '#domain/unbroken.ts'
import { inEveryGuise } from './as-customer.ts'
import { awake, expect, expectNoAxeViolations, expectNoSidewaysScroll, prepareRoutes, test } from './shop-test.ts'

const FALLBACK =
  "Sorry, I couldn't find any information related to your query. Please check our website or contact support for assistance."

const opener = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Help bot' })
const log = (page: Page) => panel(page).getByRole('log', { name: 'Conversation' })
const messages = (page: Page) => log(page).locator('ol > li')
const question = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' })

async function openChat(page: Page): Promise<void> {
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(question(page)).toBeFocused()
}

async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text)
  await question(page).press('Enter')
}

test('the bot greets, says that it is a machine, and answers by keyword', async ({ page }) => {
  await page.goto('/')
  await openChat(page)
  await expect(panel(page)).toContainText('Automatic answers')
  await expect(messages(page)).toHaveText([/Help bot: Hello! I am the Hoof &\sHusk help bot/])
  await ask(page, 'Do you have a WARRANTY?')
  await expect(messages(page)).toHaveCount(3)
  await expect(messages(page).nth(1)).toHaveText('You: Do you have a WARRANTY?')
  await expect(messages(page).nth(2)).toContainText('Every product has a 1-year warranty.')
  await expect(question(page)).toHaveValue('')
  await expect(question(page)).toBeFocused()
})

test('all matching answers are joined; without a keyword comes the fallback, to the letter', async ({ page }) => {
  await page.goto('/about-us')
  await openChat(page)
  await ask(page, 'shipping, returns and opening hours?')
  for (const answer of [
    /within 30\sdays/,
    unbroken('2-3 business days'),
    /Monday to Friday from 9 to 6 and Saturday from 10 to 4/,
  ]) {
    await expect(messages(page).nth(2)).toContainText(answer)
  }
  await ask(page, 'zebra <b>crossing</b>')
  await expect(messages(page).nth(3)).toHaveText('You: zebra <b>crossing</b>')
  await expect(messages(page).nth(4)).toContainText(`Help bot: ${FALLBACK}`)
  await expect(messages(page).nth(4).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
})

test('blank questions are ignored', async ({ page }) => {
  await page.goto('/')
  await openChat(page)
  for (const blank of ['', '   ']) await ask(page, blank)
  await expect(question(page)).toHaveValue('')
  await panel(page).getByRole('button', { name: 'Send' }).click()
  await expect(messages(page)).toHaveCount(1)
})

test('the page behind does not scroll while the chat is open, and is where it was afterwards', async ({ page }) => {
  await page.goto('/about-us')
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await openChat(page)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 400)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('by keyboard alone: open, ask, follow a link or close; focus stays inside and returns', async ({ page }) => {
  await page.goto('/')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  await page.keyboard.type('Can I return a mat?')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(3)
  const seen = new Set<string>()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement === document.body) return 'browser'
      return activeElement?.closest('dialog') === null ? 'page' : (activeElement?.textContent ?? '').slice(0, 40)
    })
    seen.add(place)
  }
  expect(seen).not.toContain('page')
  expect(seen).toContain('Return policy')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('button', { name: 'Close chat' }).press('Enter')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a click beside the panel closes it', async ({ page }) => {
  await page.goto('/')
  await openChat(page)
  await page.mouse.click(40, 300)
  await expect(panel(page)).toBeHidden()
})

test('the conversation survives a change of page and a reload, and links lead to pages of the shop', async ({
  page,
}) => {
  await page.goto('/')
  await openChat(page)
  await ask(page, 'returns')
  await messages(page).nth(2).getByRole('link', { name: 'Return policy' }).click()
  await expect(page).toHaveURL(/\/return-policy$/)
  await expect(panel(page)).toBeHidden()
  await openChat(page)
  await expect(messages(page)).toHaveCount(3)
  await expect(messages(page).nth(2)).toContainText('within 30 days')
  await page.reload()
  await openChat(page)
  await ask(page, 'warranty')
  await expect(messages(page)).toHaveCount(5)
})

test('a topic is one tap', async ({ page }) => {
  await page.goto('/')
  await openChat(page)
  await panel(page).getByRole('button', { name: 'Opening hours' }).click()
  await expect(messages(page).nth(2)).toContainText('Monday to Friday')
  await expect(panel(page).getByRole('list', { name: 'Topics' })).toBeHidden()
  await expect(question(page)).toBeFocused()
})

for (const stored of [
  '{"not":"a list"}',
  '[{"sender":"bot"}]',
  'not json',
  '[{"sender":"bot","text":"x","links":[{"label":"x","path":"javascript:alert(1)"}]}]',
]) {
  test(`damaged storage begins a new conversation: ${stored}`, async ({ page }) => {
    await page.addInitScript((text) => sessionStorage.setItem('personal:chat', text), stored)
    await page.goto('/')
    await openChat(page)
    await ask(page, 'warranty')
    await expect(messages(page)).toHaveCount(3)
  })
}

test('where storage is forbidden the chat works as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/about-us')
  await openChat(page)
  await ask(page, 'warranty')
  await expect(messages(page)).toHaveCount(3)
})

test('React comes with the first interest; what is asked and typed while it loads is not lost', async ({ page }) => {
  await prepareRoutes(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/about-us')
  await awake(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((address) => /ChatLog|client\./.test(address))).toEqual([])
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  let held = 0
  await page.route('**/_astro/*.js', async (route) => {
    held += 1
    await gate
    await route.continue()
  })
  await openChat(page)
  await ask(page, 'Do you ship?')
  await panel(page).getByRole('button', { name: 'Warranty' }).click()
  await question(page).pressSequentially('and ret')
  await expect.poll(() => held).toBeGreaterThan(0)
  await expect(messages(page)).toHaveCount(1)
  letThrough()
  await expect(messages(page)).toHaveCount(5)
  await expect(messages(page).nth(2)).toContainText(unbroken('2-3 business days'))
  await expect(messages(page).nth(4)).toContainText('1-year warranty')
  await expect(question(page)).toHaveValue('and ret')
  await question(page).pressSequentially('urns?')
  await page.keyboard.press('Enter')
  await expect(messages(page).nth(6)).toContainText('within 30 days')
})

test('the bot asks nobody: no call leaves the browser', async ({ page }) => {
  await page.goto('/about-us')
  // The last of what begins a while after the first press.
  const begun = page.waitForResponse(/\/_astro\/keep-offline\.[\w-]+\.js$/)
  await openChat(page)
  await ask(page, 'warranty')
  await expect(messages(page)).toHaveCount(3)
  await begun
  const calls: string[] = []
  // The dictionary of pages comes when the line is free.
  page.on('request', (request) => isDictionaryPath(new URL(request.url()).pathname) || calls.push(request.url()))
  for (const text of ['returns', 'zebra', 'shipping']) await ask(page, text)
  await expect(messages(page)).toHaveCount(9)
  expect(calls).toEqual([])
})

test('the last answer of a long conversation is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/')
  await openChat(page)
  for (const text of ['sizes', 'materials', 'quotation', 'contact', 'shipping and returns']) await ask(page, text)
  await expect(messages(page)).toHaveCount(11)
  await expect(messages(page).nth(10)).toBeInViewport()
  await page.reload()
  await openChat(page)
  await expect(messages(page).nth(10)).toBeInViewport()
})

test('a conversation that is awake before it is opened shows its last answer', async ({ page }) => {
  await page.goto('/')
  await openChat(page)
  for (const text of ['sizes', 'materials', 'quotation', 'contact', 'shipping and returns']) await ask(page, text)
  await expect(messages(page)).toHaveCount(11)
  await page.reload()
  await awake(page)
  await opener(page).hover()
  await expect(page.locator('[data-chat] ol > li')).toHaveCount(11)
  await openChat(page)
  await expect(messages(page).nth(10)).toBeInViewport()
})

test('the button covers neither the buy bar of a product nor the way to the categories', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, other] of [
    ['/product/010101', '[data-buy-bar]'],
    ['/store', '.to-categories'],
  ] as const) {
    await page.goto(path)
    const button = await opener(page).boundingBox()
    const box = await page.locator(other).boundingBox()
    if (button === null || box === null) throw new Error('One of the two is not there.')
    const apart = button.y + button.height <= box.y || box.x + box.width <= button.x
    expect(apart).toBe(true)
  }
})

test('nothing for axe with the chat open at any width, in both themes', async ({ page }) => {
  await page.goto('/about-us')
  await openChat(page)
  await inEveryGuise(page, () => expectNoAxeViolations(page))
  await ask(page, 'sizes and shipping')
  await ask(page, 'zebra')
  await inEveryGuise(page, async () => {
    await expect(messages(page)).toHaveCount(5)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
})
