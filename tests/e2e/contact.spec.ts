import type { APIRequestContext, Page, TestInfo } from 'playwright/test'
import * as v from 'valibot'
import { CATALOGUE_PATH } from '#domain/paths.ts'
import { asNewCustomer, fillCart, inEveryGuise, untilAccountIsRead } from './as-customer.ts'
import {
  awake,
  comeBack,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  OFFLINE,
  prepareRoutes,
  test,
} from './shop-test.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const bringBack = (page: Page) => page.getByRole('button', { name: 'Bring back my message' })
const problem = (page: Page, name: string) => page.locator(`#contact-${name}-problem`)

const RUN = Date.now()

/** Every test of every run has words of its own, so that it can look for them in the outbox. */
function words(info: TestInfo) {
  return {
    name: `Rowan ${info.project.name} ${info.testId} ${RUN}`,
    email: 'rowan@dairy.example',
    number: '+61 (7) 5550 0148',
    message: `Forty mats <b>please</b>,\n17 mm. Ünïcode: කොහු 🐄 ${info.testId}`,
  }
}

async function fillIn(page: Page, { name, email, number, message }: ReturnType<typeof words>): Promise<void> {
  await field(page, 'Name').fill(name)
  await field(page, 'E-mail').fill(email)
  await field(page, 'Phone number').fill(number)
  await field(page, 'Message').fill(message)
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of ['Name', 'E-mail', 'Phone number', 'Message']) await expect(field(page, name)).toHaveValue('')
}

const Outbox = v.array(v.object({ templateID: v.string(), fields: v.record(v.string(), v.string()) }))

async function mailsFrom(request: APIRequestContext, info: TestInfo, name: string) {
  const address = process.env[`SHOP_${info.project.name.toUpperCase()}_OUTBOX`] ?? ''
  const mails = v.parse(Outbox, await (await request.get(address)).json())
  // A form is sent with its lines ended by CR LF.
  const unified = (text: string) => text.replaceAll('\r\n', '\n')
  return mails
    .filter((mail) => mail.fields.from_name === name)
    .map(({ templateID, fields }) => ({ templateID, fields: { ...fields, message: unified(fields.message ?? '') } }))
}

/** Where a customer is read. */
const CUSTOMER = /\/api\/account$|\/api\/Customer\/[^/]+$/i

/** Whichever way this shop sends: the mail service itself, or the gateway. */
const WAYS = /\/api\/v1\.0\/email\/send-form$|\/api\/messages$/

async function failSending(page: Page, status = 500): Promise<void> {
  const json = { code: 'mail-failed', requestId: 'x' }
  await page.route(WAYS, (route) => route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } }))
}

const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Your message waits on this device' })
const mayHaveArrived = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'We cannot tell whether your message arrived.' })
const sentAtLast = (page: Page) => page.getByRole('status').filter({ hasText: 'The message that waited has been sent' })

/** The form is filled in, the network goes, and the message is sent all the same. */
async function writeOffline(page: Page, written: ReturnType<typeof words>): Promise<void> {
  await page.goto('/contact-us')
  await fillIn(page, written)
  await page.context().setOffline(true)
  await send(page).dblclick({ delay: 80 })
  await expect(waiting(page)).toBeVisible()
}

test('a message written without a network waits, can be taken back, and is sent once when there is one', async ({
  page,
  context,
  request,
  problems,
}, info) => {
  const written = words(info)
  const waits = waiting(page)
  await writeOffline(page, written)
  await expectEmpty(page)
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid')
  await waits.getByRole('button', { name: 'Take it back' }).click()
  await expect(field(page, 'Message')).toHaveValue(written.message)
  await expect(waits).toBeHidden()
  await send(page).click()
  await expect(waits).toBeVisible()
  await inEveryGuise(page, () => expectNoSidewaysScroll(page))
  expect(await mailsFrom(request, info, written.name)).toEqual([])

  await context.setOffline(false)
  await expect(sentAtLast(page)).toBeVisible()
  await expect(waits).toBeHidden()
  await page.reload()
  await awake(page)
  expect(await mailsFrom(request, info, written.name)).toHaveLength(1)
  // What could not be fetched meanwhile is told on the console by the browser itself.
  forgiveFailedLoads(problems, OFFLINE)
})

test('a message that may have arrived and is sent again by keyboard leads on in the page', async ({
  page,
  request,
}, info) => {
  const { name: from_name, ...written } = words(info)
  const waits = JSON.stringify({ message: { from_name, ...written }, state: 'doubtful' })
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('waiting-message', text), waits)
  await page.goto('/contact-us')
  await expect(mayHaveArrived(page)).toBeVisible()
  await page.getByRole('button', { name: 'Send it again' }).press('Enter')
  await expect(sentAtLast(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await mailsFrom(request, info, from_name)).toHaveLength(1)
})

test('what is said to be a network before anything comes through it costs no message', async ({
  page,
  context,
  request,
  problems,
}, info) => {
  const written = words(info)
  let tried = 0
  let comesThrough = false
  await page.route(`**${CATALOGUE_PATH}`, (route) => {
    if (route.request().method() !== 'HEAD') return route.continue()
    tried += 1
    return comesThrough ? route.continue() : route.abort()
  })
  const waits = waiting(page)
  await writeOffline(page, written)
  await context.setOffline(false)
  await expect.poll(() => tried).toBeGreaterThan(0)
  await expect(waits).toBeVisible()
  comesThrough = true
  await expect(sentAtLast(page)).toBeVisible()
  await expect(waits).toBeHidden()
  expect(await mailsFrom(request, info, written.name)).toHaveLength(1)
  forgiveFailedLoads(problems, new RegExp(`${OFFLINE.source}|${CATALOGUE_PATH}$`))
})

test('a message is sent, said to be sent, and arrives as it was written', async ({ page, request }, info) => {
  const written = words(info)
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(WAYS, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/contact-us')
  await fillIn(page, written)
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  await expectEmpty(page)
  await expect(send(page)).toHaveAttribute('aria-busy', 'false')
  await expect(bringBack(page)).toBeHidden()
  await expect(page.getByText('Message Sent Successfully!')).toBeHidden()
  expect(await mailsFrom(request, info, written.name)).toEqual([
    {
      templateID: 'contact',
      fields: { from_name: written.name, email: written.email, number: written.number, message: written.message },
    },
  ])
})

test('pressing the button twice sends one message', async ({ page, request }, info) => {
  const written = words(info)
  await prepareRoutes(page)
  await page.goto('/contact-us')
  await fillIn(page, written)
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  let sent = 0
  // What is pressed meanwhile meets a form that is still filled in.
  await page.route(WAYS, async (route) => {
    sent += 1
    await gate
    return route.fallback()
  })
  await send(page).dblclick({ delay: 80 })
  await field(page, 'Name').press('Enter')
  await expect(field(page, 'Name')).toHaveValue(written.name)
  letThrough()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  expect(sent).toBe(1)
  expect(await mailsFrom(request, info, written.name)).toHaveLength(1)
})

test('a failure is said; the form is reset, and the text is offered back, also after a reload', async ({
  page,
  request,
  problems,
}, info) => {
  const written = words(info)
  await failSending(page)
  await page.goto('/contact-us')
  await fillIn(page, written)
  await send(page).click()
  await expect(page.getByText('Message Failed to Send!')).toBeVisible()
  await expectEmpty(page)
  // A 500 may be said by something in between.
  await expect(mayHaveArrived(page)).toBeVisible()
  await page.reload()
  await bringBack(page).click()
  await expect(bringBack(page)).toBeHidden()
  await expect(field(page, 'Name')).toHaveValue(written.name)
  await expect(field(page, 'E-mail')).toHaveValue(written.email)
  await expect(field(page, 'Phone number')).toHaveValue(written.number)
  await expect(field(page, 'Message')).toHaveValue(written.message)
  await expect(field(page, 'Message')).toBeFocused()
  await page.unroute(WAYS)
  await send(page).click()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  expect(await mailsFrom(request, info, written.name)).toHaveLength(1)
  await page.reload()
  await awake(page)
  await expect(bringBack(page)).toBeHidden()
  expect(problems.splice(0)).toEqual([expect.stringContaining('500')])
})

test('with no connection at all the text is offered back', async ({ page, problems }, info) => {
  await prepareRoutes(page)
  await page.goto('/contact-us')
  await fillIn(page, words(info))
  await page.route(WAYS, (route) => route.abort())
  await send(page).click()
  await expect(page.getByText('Message Failed to Send!')).toBeVisible()
  await expect(bringBack(page)).toBeVisible()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(bringBack(page)).toBeHidden()
  await expect(field(page, 'Name')).toBeFocused()
  await page.reload()
  await awake(page)
  await expect(bringBack(page)).toBeHidden()
  expect(problems.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('what was typed since is not lost when the old text comes back', async ({ page, problems }, info) => {
  const written = words(info)
  await failSending(page)
  await page.goto('/contact-us')
  await fillIn(page, written)
  await send(page).click()
  await expect(bringBack(page)).toBeVisible()
  await field(page, 'Name').fill('Nadeesha')
  await field(page, 'Message').fill('One more thing.')
  await bringBack(page).click()
  await expect(field(page, 'Name')).toHaveValue('Nadeesha')
  await expect(field(page, 'E-mail')).toHaveValue(written.email)
  await expect(field(page, 'Message')).toHaveValue(`${written.message}\n\nOne more thing.`)
  expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to load resource')])
})

test('what is typed while a message is sent stays, whether it is sent or not, and is in it once when that comes back', async ({
  page,
  problems,
}, info) => {
  const written = words(info)
  for (const fails of [false, true]) {
    const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(WAYS, async (route) => {
      await gate
      return fails ? route.abort() : route.fallback()
    })
    await page.goto('/contact-us')
    await fillIn(page, written)
    await send(page).click()
    await expect(send(page)).toHaveAttribute('aria-busy', 'true')
    await field(page, 'Message').fill(`${written.message} And a ramp.`)
    letThrough()
    await expect(page.getByText(fails ? 'Message Failed to Send!' : 'Message Sent Successfully!')).toBeVisible()
    for (const name of ['Name', 'E-mail', 'Phone number']) await expect(field(page, name)).toHaveValue('')
    await expect(field(page, 'Message')).toHaveValue(`${written.message} And a ramp.`)
  }
  await bringBack(page).click()
  await expect(field(page, 'Name')).toHaveValue(written.name)
  await expect(field(page, 'Message')).toHaveValue(`${written.message} And a ramp.`)
  expect(problems.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
})

test('no field moves while a message begins to wait, and when it has been sent at last', async ({
  page,
  context,
  problems,
}, info) => {
  await page.goto('/contact-us')
  const places = () =>
    Promise.all([field(page, 'Name'), field(page, 'Message'), send(page)].map((one) => one.boundingBox()))
  // In the page, wherever that is scrolled to.
  const inPage = async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    return places()
  }
  await fillIn(page, words(info))
  const before = await inPage()
  await context.setOffline(true)
  await send(page).click()
  await expect(waiting(page)).toBeVisible()
  expect(await inPage()).toEqual(before)
  await context.setOffline(false)
  await expect(sentAtLast(page)).toBeVisible()
  await expect(waiting(page)).toBeHidden()
  expect(await inPage()).toEqual(before)
  forgiveFailedLoads(problems, OFFLINE)
})

test('leaving the page while it is being sent does not cost the text', async ({ page }, info) => {
  await page.route(WAYS, () => undefined)
  await page.goto('/contact-us')
  await fillIn(page, words(info))
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await expect(bringBack(page)).toBeHidden()
  await page.reload()
  await expect(mayHaveArrived(page)).toBeVisible()
  await bringBack(page).click()
  await expect(field(page, 'Message')).toHaveValue(words(info).message)
})

test('a reason that the gateway gives is passed on', async ({ page, problems }, info) => {
  test.skip(info.project.name !== 'gateway', 'the gateway alone gives reasons')
  const message = 'Too many messages from your connection. Please try again in 10 minutes.'
  const json = { code: 'too-many', about: 'messages-from-connection', retryAfterS: 600, requestId: 'x' }
  await page.route('**/api/messages', (route) =>
    route.fulfill({ status: 429, json, headers: { 'retry-after': '600' } }),
  )
  await page.goto('/contact-us')
  await fillIn(page, words(info))
  await send(page).click()
  await expect(page.getByText('Message Failed to Send!')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'was not sent' })).toContainText(message)
  expect(problems.splice(0)).toEqual([expect.stringContaining('429')])
})

test('a proof of time that the gateway no longer takes is renewed without a word', async ({ page, problems }, info) => {
  test.skip(info.project.name !== 'gateway', 'only the gateway asks for one')
  let asked = 0
  await page.route('**/api/form-token', async (route) => {
    asked += 1
    if (asked === 1) await route.fulfill({ json: { token: `1.${'0'.repeat(64)}` } })
    else await route.continue()
  })
  await page.goto('/contact-us')
  await fillIn(page, words(info))
  await send(page).click()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible({ timeout: 15_000 })
  expect(asked).toBe(2)
  expect(problems.splice(0)).toEqual([expect.stringContaining('403')])
})

test('what is wrong is said beside the field, on blur and on sending, with focus on the first', async ({
  page,
}, info) => {
  let sent = 0
  page.on('request', (request) => {
    if (WAYS.test(request.url())) sent += 1
  })
  await page.goto('/contact-us')
  await send(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(problem(page, 'from_name')).toHaveText('Please enter your name.')
  await expect(problem(page, 'email')).toHaveText('Please enter your e-mail address.')
  await expect(problem(page, 'number')).toHaveText('Please enter your phone number.')
  await expect(problem(page, 'message')).toHaveText('Please write a message.')
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Please enter your name.')
  await fillIn(page, words(info))
  for (const name of ['from_name', 'email', 'number', 'message']) await expect(problem(page, name)).toHaveText('')
  await field(page, 'E-mail').fill('rowan@dairy')
  await field(page, 'E-mail').blur()
  await expect(problem(page, 'email')).toHaveText('Please enter an e-mail address such as name@example.com.')
  await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Phone number').fill('call me')
  await send(page).click()
  await expect(field(page, 'E-mail')).toBeFocused()
  await expect(problem(page, 'number')).toContainText('digits, spaces, + and brackets')
  await field(page, 'E-mail').fill('rowan@dairy.example')
  await send(page).click()
  await expect(field(page, 'Phone number')).toBeFocused()
  expect(sent).toBe(0)
})

test('phones are shown the right keyboard, browsers what to fill in', async ({ page }) => {
  await page.goto('/contact-us')
  for (const [name, type, autocomplete, inputmode] of [
    ['Name', 'text', 'name', 'text'],
    ['E-mail', 'email', 'email', 'email'],
    // A keyboard of digits alone has no + in some browsers.
    ['Phone number', 'tel', 'tel', 'tel'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('type', type)
    await expect(field(page, name)).toHaveAttribute('autocomplete', autocomplete)
    await expect(field(page, name)).toHaveAttribute('inputmode', inputmode)
    await expect(field(page, name)).toHaveAttribute('required', '')
  }
})

test('by keyboard alone, past the field that only machines fill', async ({ page, request }, info) => {
  const written = words(info)
  await page.goto('/contact-us')
  await field(page, 'Name').focus()
  for (const text of [written.name, written.email, written.number]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.insertText('Forty mats.')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  expect(await mailsFrom(request, info, written.name)).toMatchObject([{ fields: { message: 'Forty mats.' } }])
})

test('a machine that fills every field is told that all is well, and nothing is sent', async ({
  page,
  request,
}, info) => {
  const written = words(info)
  await page.goto('/contact-us')
  await fillIn(page, written)
  await page.locator('[name="subject_line"]').evaluate((trap) => Object.assign(trap, { value: 'https://spam.example' }))
  await send(page).click()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  expect(await mailsFrom(request, info, written.name)).toEqual([])
})

test('without JavaScript the e-mail address stands there instead of the form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/contact-us`)
  await expect(page.locator('noscript p', { hasText: 'Please write to sales@' })).toBeVisible()
  await expect(send(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeHidden()
  await context.close()
})

test('nothing for axe with problems and an unsent message at any width, in both themes', async ({ page }) => {
  const unsent = { from_name: 'Rowan', email: 'rowan@dairy.example', number: '075550', message: 'Forty mats.' }
  await page.addInitScript((text) => sessionStorage.setItem('personal:unsent-message', text), JSON.stringify(unsent))
  await page.goto('/contact-us')
  await send(page).click()
  await inEveryGuise(page, async () => {
    await expect(problem(page, 'number')).toBeVisible()
    await expect(bringBack(page)).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
})

test('from a product the message begins with code, name and quantity, which can be changed', async ({ page }) => {
  await page.goto('/product/010101')
  await awake(page)
  await page.getByLabel('Quantity').first().fill('12')
  await page.getByLabel('Quantity').first().press('Tab')
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect(field(page, 'Message')).toHaveValue('About: 12 × Hammered-top stable mat, 17 mm (HH-STB-1812-17)\n\n')
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await field(page, 'Message').fill('Something else')
  await expect(field(page, 'Message')).toHaveValue('Something else')
  for (const name of ['Name', 'E-mail', 'Phone number']) await expect(field(page, name)).toHaveValue('')
})

test('what is sold by the metre is asked for in metres, from its page and from the cart', async ({ page }) => {
  await page.goto('/product/020401')
  await page.getByRole('textbox', { name: 'Quantity, m' }).fill('12')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 12 in it' })).toBeVisible()
  const metres = '12 m of Coir entrance matting, 1 m wide, sold by the metre (HH-ROL-100-17)'
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).press('Enter')
  await expect(field(page, 'Message')).toHaveValue(`About: ${metres}\n\n`)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Ask us about this cart' }).press('Enter')
  await expect(field(page, 'Message')).toHaveValue(`About what is in my cart:\n${metres}\n\n`)
})

test('from a cart the message names its lines, and who is logged in need not type name, e-mail and number', async ({
  page,
}, info) => {
  const { email } = await asNewCustomer(page, info)
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Ask us about this cart' }).press('Enter')
  await expect(field(page, 'Message')).toHaveValue(
    [
      'About what is in my cart:',
      '2 × Hammered-top stable mat, 17 mm (HH-STB-1812-17)',
      '1 × Diamond-top stable mat, 12 mm (HH-STB-1812-12)',
      '\n',
    ].join('\n'),
  )
  await expect(field(page, 'Name')).toHaveValue('Matilda Hayes')
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await expect(field(page, 'Phone number')).toHaveValue('+61400000000')
  await field(page, 'Message').press('End')
  await send(page).click()
  await expect(page.getByText('Message Sent Successfully!').first()).toBeVisible({ timeout: 15_000 })
  await expectEmpty(page)
})

test('a telephone number that comes late takes back that it is missing', async ({ page }, info) => {
  await asNewCustomer(page, info)
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(CUSTOMER, async (route) => {
    await gate
    return route.continue()
  })
  await page.goto('/contact-us')
  await field(page, 'Phone number').focus()
  await field(page, 'Message').focus()
  await expect(problem(page, 'number')).toHaveText('Please enter your phone number.')
  letThrough()
  await expect(field(page, 'Phone number')).toHaveValue('+61400000000')
  await expect(problem(page, 'number')).toHaveText('')
  await expect(field(page, 'Phone number')).not.toHaveAttribute('aria-invalid')
})

async function logOut(page: Page): Promise<void> {
  await page.goto('/account')
  await untilAccountIsRead(page)
  await page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
}

test('a page that Back brings back as it was tells of a message that waits since', async ({ page }, info) => {
  await page.goto('/contact-us')
  await awake(page)
  const { name: from_name, ...written } = words(info)
  const waits = JSON.stringify({ message: { from_name, ...written }, state: 'doubtful' })
  await page.evaluate((text) => localStorage.setItem('waiting-message', text), waits)
  await expect(mayHaveArrived(page)).toBeHidden()
  await comeBack(page)
  await expect(mayHaveArrived(page)).toBeVisible()
})

test('Back after a log-out shows nothing of whoever was logged in', async ({ page }, info) => {
  await asNewCustomer(page, info)
  await page.goto('/contact-us')
  await expect(field(page, 'Phone number')).toHaveValue('+61400000000')
  await field(page, 'Message').fill('Forty mats.')
  await logOut(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact-us$/)
  await awake(page)
  await expectEmpty(page)
  // A stranger's own is not lost by looking elsewhere.
  await field(page, 'Name').fill('Nadeesha')
  await page.goto('/about-us')
  await page.goBack()
  await awake(page)
  await expect(field(page, 'Name')).toHaveValue('Nadeesha')
})

test('an open page has nothing any more of whoever logs out in another tab', async ({ page, problems }, info) => {
  await asNewCustomer(page, info)
  await failSending(page)
  const { name: from_name, ...written } = words(info)
  const waits = JSON.stringify({ message: { from_name, ...written }, state: 'doubtful' })
  await page.addInitScript((text) => localStorage.setItem('waiting-message', text), waits)
  const takeBack = page.getByRole('button', { name: 'Take it back' })
  await page.goto('/contact-us')
  await expect(takeBack).toBeVisible()
  await expect(field(page, 'Phone number')).toHaveValue('+61400000000')
  await field(page, 'Message').fill('Forty mats.')
  await send(page).click()
  await expect(bringBack(page)).toBeVisible()
  await fillIn(page, words(info))
  const elsewhere = await page.context().newPage()
  const account = await page.context().newPage()
  await account.goto('/account')
  await logOut(elsewhere)
  await expect(account).toHaveURL(/\/login\?next=%2Faccount$/)
  await expectEmpty(page)
  await expect(bringBack(page)).toBeHidden()
  await expect(takeBack).toBeHidden()
  forgiveFailedLoads(problems, WAYS)
})

test('a link that somebody made up says one short line at most', async ({ page }) => {
  const name = `${'Mat '.repeat(200)}\nsecond line`
  await page.goto(`/contact-us#about=product&${new URLSearchParams({ name, quantity: '-4', code: '' })}`)
  await expect(field(page, 'Message')).not.toHaveValue('')
  const message = await field(page, 'Message').inputValue()
  expect(message.trim().split('\n')).toHaveLength(1)
  expect(message.length).toBeLessThan(220)
})
