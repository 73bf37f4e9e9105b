import type { Page } from 'playwright/test'
import { demoCustomer } from '#embedded-store/demo-customer.ts'
import { asNewCustomer, fillCart, hasGateway, inEveryGuise } from './as-customer.ts'
import { keepShifts, shifted } from './shifts.ts'
import {
  awake,
  comeBack,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  keepWhatPasses,
  NOT_AWAKE,
  prepareRoutes,
  test,
  whatPassed,
} from './shop-test.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in' })
const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign Up' })
const accountButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'My Account' }).first()
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Whichever way this shop asks: the store itself, or the gateway. */
const LOG_IN_CALLS = /\/api\/Customer\/GetByEmail|\/api\/session$/i
const SIGN_UP_CALLS = /\/api\/customers?$/i
const CORS = { 'access-control-allow-origin': '*' }

async function fillLogIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
}

/** Says who is logged in as far as the browser knows, without troubling anyone. */
async function pretendLoggedIn(page: Page, baseURL: string | undefined): Promise<void> {
  const url = baseURL ?? ''
  const values = { customerId: 'C000001', firstName: 'Matilda', lastName: 'Hayes', email: demoCustomer.email }
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })))
}

async function storedValues(page: Page): Promise<{ session: string[]; cookies: string[] }> {
  const names = ['customerId', 'email', 'firstName', 'lastName']
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const session = await page.evaluate(() => Object.keys(sessionStorage))
  return {
    session: names.filter((name) => session.includes(name)),
    cookies: names.filter((name) => cookies.includes(name)),
  }
}

test('V7.4.4 logging in by keyboard, the values of the session, the menu, and Log Out', async ({ page }) => {
  await page.goto('/login?next=%2Fabout-us')
  await field(page, 'E-mail').focus()
  await page.keyboard.type(demoCustomer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoCustomer.password)
  await keepWhatPasses(page)
  await page.keyboard.press('Enter')
  await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/about-us$/)
  expect(await whatPassed(page)).toContain('Successfully logged in!')
  expect(await storedValues(page)).toEqual({ session: ['customerId', 'email', 'firstName', 'lastName'], cookies: [] })

  const menu = page.getByRole('navigation', { name: 'Your account' })
  await expect(accountButton(page)).toHaveAttribute('href', '/account')
  await expect(menu).toBeHidden()
  await awake(page)
  await accountButton(page).hover()
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.mouse.move(300, 500)
  await expect(menu).toBeHidden()

  await page.getByRole('link', { name: 'Cart' }).first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(accountButton(page)).toBeFocused()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Cart' }).first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeVisible()
  for (const name of ['My Account', 'Edit Profile', 'My Orders', 'Lists']) {
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name })).toBeFocused()
  }
  // A mouse that crosses it takes nothing from who is in it by keyboard.
  await accountButton(page).hover()
  await page.mouse.move(300, 500)
  await expect(menu.getByRole('link', { name: 'Lists' })).toBeFocused()
  await page.keyboard.press('Tab')
  await keepWhatPasses(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  expect(await whatPassed(page)).toContain('Successfully logged out!')
  expect(await storedValues(page)).toEqual({ session: [], cookies: [] })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

test('remembered, the four values are kept for 30 days', async ({ page }) => {
  await page.goto('/login')
  await fillLogIn(page, demoCustomer.email, demoCustomer.password)
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await logInButton(page).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await storedValues(page)).toEqual({ session: [], cookies: ['customerId', 'email', 'firstName', 'lastName'] })
  const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'customerId')
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(30)
})

test('a wrong address and a wrong password are each said, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login')
  const nobody = `nobody-${Date.now()}@dairy.example`
  await fillLogIn(page, nobody, 'whatever')
  await logInButton(page).click()
  await expect(toast(page, 'Email not found!')).toBeVisible()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Email not found')
  await expect(field(page, 'E-mail')).toBeFocused()
  await expect(field(page, 'Password')).toHaveValue('whatever')
  await page.reload()
  await expect(field(page, 'E-mail')).toHaveValue(nobody)
  await expect(field(page, 'Password')).toHaveValue('')
  await fillLogIn(page, demoCustomer.email, 'not-the-password')
  await logInButton(page).click()
  await expect(toast(page, 'Wrong Password!')).toBeVisible()
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password does not match')
  await expect(field(page, 'Password')).toBeFocused()
  await field(page, 'Password').press('x')
  await expect(field(page, 'Password')).toHaveAccessibleDescription('')
})

test('a store out of reach is said in a toast', async ({ page, problems }) => {
  await page.route(LOG_IN_CALLS, (route) => route.abort())
  await page.goto('/login')
  await fillLogIn(page, demoCustomer.email, demoCustomer.password)
  await logInButton(page).click()
  await expect(toast(page, 'An error occurred. Please try again.')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
  await expect(logInButton(page)).toHaveAttribute('aria-busy', 'false')
  await expect(field(page, 'Password')).toHaveValue(demoCustomer.password)
  forgiveFailedLoads(problems, LOG_IN_CALLS)
})

test('too many attempts are answered with what the gateway says of them', async ({ page, problems }, info) => {
  test.skip(info.project.name !== 'gateway', 'only the gateway limits')
  const message = 'Too many attempts. Please try again in 8 seconds.'
  await page.route(LOG_IN_CALLS, (route) =>
    route.fulfill({ status: 429, json: { code: 'too-many', about: 'attempts', retryAfterS: 8, requestId: 'x' } }),
  )
  await page.goto('/login')
  await fillLogIn(page, demoCustomer.email, 'guess')
  await logInButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(message)
  forgiveFailedLoads(problems, LOG_IN_CALLS)
})

test('e-mail and password are required, on blur and on submit', async ({ page }) => {
  await page.goto('/login')
  await field(page, 'E-mail').focus()
  await field(page, 'Password').focus()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Email is required')
  await expect(field(page, 'Password')).toHaveAccessibleDescription('')
  await logInButton(page).click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required')
  await expect(field(page, 'E-mail')).toBeFocused()
})

test('the password can be looked at, and is told to password managers', async ({ page }) => {
  await page.goto('/login')
  await field(page, 'Password').fill('coir')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'current-password')
  await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'username')
  await page.goto('/login?mode=sign-up')
  await expect(field(page, 'Password')).toHaveAttribute('autocomplete', 'new-password')
  await expect(field(page, 'First name')).toHaveAttribute('autocomplete', 'given-name')
  await field(page, 'Country').selectOption('Australia')
  await expect(field(page, 'Postal code')).toHaveAttribute('inputmode', 'numeric')
})

test('who is logged in already is sent on, and only within the shop', async ({ page, baseURL }) => {
  await pretendLoggedIn(page, baseURL)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/login?next=%2Fcart')
  await expect(page).toHaveURL(/\/cart$/)
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?${new URLSearchParams({ next })}`)
    await expect(page).toHaveURL(`${baseURL}/`)
  }
})

test('who is logged in is known in a new tab, too', async ({ page, context }, info) => {
  test.skip(!hasGateway(info), 'directly, what session storage holds is all that is known')
  await asNewCustomer(page, info)
  // As Safari does after a week with cookies that a script has set.
  for (const name of ['customerId', 'firstName', 'lastName', 'email']) await context.clearCookies({ name })
  await page.goto('/login?next=%2Fmy-orders')
  await expect(page).toHaveURL(/\/my-orders$/)
  await expect(page.getByRole('heading', { name: 'My Orders', level: 1 })).toBeVisible()
  // The session was to be remembered.
  expect(await storedValues(page)).toEqual({ session: [], cookies: ['customerId', 'email', 'firstName', 'lastName'] })
})

test('a tab that is open knows the same customer who logs in again in another one', async ({ page, context }, info) => {
  const { email, password } = await asNewCustomer(page, info)
  await page.goto('/about-us')
  // The session ends by itself.
  await context.clearCookies()
  const other = await context.newPage()
  await other.goto('/about-us')
  await awake(other)
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.goto('/login')
  await fillLogIn(page, email, password)
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await logInButton(page).click()
  await expect(accountButton(other)).toHaveAttribute('href', '/account')
  await expect(page).toHaveURL(/\/$/)
})

test('from a tab that does not know who is logged in the icon leads to the account', async ({
  page,
  context,
}, info) => {
  test.skip(!hasGateway(info), 'directly, what session storage holds is all that is known')
  await asNewCustomer(page, info)
  for (const name of ['customerId', 'firstName', 'lastName', 'email']) await context.clearCookies({ name })
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByText('Personal Profile')).toBeVisible()
})

test('a stranger is led to the login by the icon', async ({ page }) => {
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a finger opens the account menu', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  await pretendLoggedIn(page, baseURL)
  await page.goto(`${baseURL}/about-us`)
  const menu = page.getByRole('navigation', { name: 'Your account' })
  await accountButton(page).tap()
  await expect(menu).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect((await menu.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await accountButton(page).tap()
  await expect(menu).toBeHidden()
  await context.close()
})

test('the icon leads on soon where nobody can say who is logged in', async ({ page }, info) => {
  test.skip(info.project.name !== 'gateway', 'without a gateway nobody is asked')
  await page.goto('/about-us')
  await awake(page)
  await page.route(/\/api\/session$/, () => undefined)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(/\/login\?next=%2Faccount$/, { timeout: 8_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a log-out that did not happen is not said to have happened', async ({ page, baseURL, problems }, info) => {
  test.skip(info.project.name !== 'gateway', 'without a gateway there is nothing to end')
  await page.route(/\/api\/session$/, (route) => route.abort())
  await pretendLoggedIn(page, baseURL)
  await page.goto('/about-us')
  await awake(page)
  await accountButton(page).hover()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(toast(page, 'An error occurred. Please try again.')).toBeVisible()
  expect((await storedValues(page)).cookies).toHaveLength(4)
  forgiveFailedLoads(problems, /\/api\/session$/)
})

const MOBILE_HINT = 'With + and the country code.'
const PASSWORD_HINT = 'At least 6 characters.'
const REQUIRED = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  'Mobile number': `${MOBILE_HINT} Mobile number is required`,
  'Address line 1': 'Address Line 1 is required',
  City: 'City is required',
  State: 'State is required',
  'Postal code': 'Postal code is required',
  Country: 'Country is required',
  'E-mail': 'Email is required',
  Password: `${PASSWORD_HINT} Password is required`,
  'Confirm password': 'Type the same password again.',
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await field(page, 'Salutation').selectOption('Dr.')
  await field(page, 'First name').fill('Rowan')
  await field(page, 'Last name').fill("O'Grady")
  await field(page, 'Mobile number').fill('+61400000000')
  await field(page, 'Address line 1').fill('1 Farm Road')
  await field(page, 'City').fill('Dalby')
  await field(page, 'State').fill('Queensland')
  await field(page, 'Postal code').fill('4405')
  await field(page, 'Country').selectOption('Sri Lanka')
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill('seven-brown-barns')
  await field(page, 'Confirm password').fill('seven-brown-barns')
}

test('a log-in page that Back brings back as it was sends on who has logged in since', async ({ page }, info) => {
  await page.goto('/login?next=%2Fmy-orders')
  await field(page, 'E-mail').waitFor()
  await asNewCustomer(page, info)
  await comeBack(page)
  await expect(page).toHaveURL(/\/my-orders$/)
})

test('the toggle changes sides in the address, and Back goes back', async ({ page }) => {
  await page.goto('/login?next=%2Fcheckout')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout&mode=sign-up$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  await expect(page).toHaveTitle(/^Sign Up \|/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page).toHaveTitle(/^Log in \|/)
})

test('either side can be read as a way to go, and which one is open is told by more than colour', async ({ page }) => {
  await page.goto('/login')
  const [open, other] = ['Log in', 'Sign Up'].map((name) =>
    page.getByRole('navigation', { name: 'Log in or sign up' }).getByRole('link', { name }),
  )
  if (open === undefined || other === undefined) throw new Error('two sides')
  await expect(open).toHaveCSS('text-decoration-line', 'underline')
  await expect(other).toHaveCSS('text-decoration-line', 'none')
  // As dark as any text, and not as pale as what is said beside.
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  await expect(other).toHaveCSS('color', ink)
  await expect(page.getByText('Your cart waits.')).toHaveCount(0)
})

test('what is said of why the login asks moves nothing', async ({ page }) => {
  await keepShifts(page)
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/login?next=%2Fcheckout', { waitUntil: 'networkidle' })
    await expect(page.getByText('Your cart waits.')).toBeVisible()
    expect(await shifted(page)).toBeLessThan(0.01)
  }
})

test('the sign-up says each problem to the letter and leads to the first', async ({ page }) => {
  await page.goto('/login?mode=sign-up')
  await expect(field(page, 'Salutation')).toHaveValue('Mr.')
  await expect(field(page, 'Country').locator('option')).toHaveCount(198)
  await field(page, 'First name').focus()
  await page.keyboard.press('Tab')
  await expect(field(page, 'First name')).toHaveAccessibleDescription('First name is required')
  await signUpButton(page).click()
  for (const [name, problem] of Object.entries(REQUIRED)) {
    await expect(field(page, name)).toHaveAccessibleDescription(problem)
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(field(page, 'First name')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('11 fields need another look')
  // What follows each letter is not read out with each.
  await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'City is required' }).click()
  await expect(field(page, 'City')).toBeFocused()

  await field(page, 'Country').selectOption('Australia')
  await field(page, 'Postal code').fill('44o5')
  await expect(field(page, 'Postal code')).toHaveAccessibleDescription('Postal code must be a number')
  await field(page, 'E-mail').fill('rowan')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Email address is invalid')
  await field(page, 'Password').fill('short')
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    `${PASSWORD_HINT} Password must be at least 6 characters`,
  )
  const mobile = 'Mobile number must start with "+" and be between 10 to 15 digits long.'
  for (const wrong of ['61400000000', '+614', '+6140000000000000', '+61 400 000 000 ext 1']) {
    await field(page, 'Mobile number').fill(wrong)
    await expect(field(page, 'Mobile number')).toHaveAccessibleDescription(`${MOBILE_HINT} ${mobile}`)
  }
})

test('Sign Up is disabled while the passwords differ', async ({ page }) => {
  await page.goto('/login?mode=sign-up')
  await expect(signUpButton(page)).toBeEnabled()
  await field(page, 'Password').fill('seven-brown-barns')
  await expect(signUpButton(page)).toBeDisabled()
  await field(page, 'Confirm password').fill('seven-brown-barn')
  await field(page, 'Confirm password').blur()
  await fillSignUp(page, 'rowan@dairy.example')
  await field(page, 'Confirm password').fill('seven-brown-barn')
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  await expect(signUpButton(page)).toBeDisabled()
  await field(page, 'Confirm password').press('s')
  await expect(signUpButton(page)).toBeEnabled()
})

test('a reload keeps what was typed, and never a password', async ({ page }) => {
  await page.goto('/login?mode=sign-up')
  await fillSignUp(page, 'rowan@dairy.example')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'seven-brown-barns',
  )
  await page.reload()
  await expect(field(page, 'Salutation')).toHaveValue('Dr.')
  await expect(field(page, 'Last name')).toHaveValue("O'Grady")
  await expect(field(page, 'Country')).toHaveValue('Sri Lanka')
  await expect(field(page, 'E-mail')).toHaveValue('rowan@dairy.example')
  await expect(field(page, 'Password')).toHaveValue('')
  await expect(field(page, 'Confirm password')).toHaveValue('')
})

test('an address that is taken is refused in the words of the store', async ({ page, problems }) => {
  await page.goto('/login?mode=sign-up')
  await fillSignUp(page, demoCustomer.email)
  await signUpButton(page).click()
  await expect(toast(page, 'Validation error!')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Email already exists.')
  await expectNoAxeViolations(page)
  await expect(field(page, 'Password')).toHaveValue('seven-brown-barns')
  forgiveFailedLoads(problems, SIGN_UP_CALLS)
})

test('what the store says is shown as plain text', async ({ page, problems }, info) => {
  const message = '<img src=x onerror=alert(1)> is taken'
  const gateway = { status: 200, json: { status: 'refused', message } }
  const direct = { status: 400, json: { success: false, data: null, errorMessage: message, errors: [] }, headers: CORS }
  await page.route(SIGN_UP_CALLS, (route) => route.fulfill(info.project.name === 'gateway' ? gateway : direct))
  await page.goto('/login?mode=sign-up')
  await fillSignUp(page, 'rowan@dairy.example')
  await signUpButton(page).click()
  await expect(toast(page, 'Validation error!')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(message)
  await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0)
  forgiveFailedLoads(problems, SIGN_UP_CALLS)
})

test('a sign-up that fails says so in a toast and loses nothing', async ({ page, problems }) => {
  await page.route(SIGN_UP_CALLS, (route) => route.abort())
  await page.goto('/login?mode=sign-up')
  await fillSignUp(page, 'rowan@dairy.example')
  await signUpButton(page).click()
  await expect(toast(page, 'Sign in error!')).toBeVisible({ timeout: 15_000 })
  await expect(field(page, 'Confirm password')).toHaveValue('seven-brown-barns')
  forgiveFailedLoads(problems, SIGN_UP_CALLS)
})

test('signing up logs in, says so and goes on after two seconds', async ({ page }, info) => {
  await page.goto('/login?mode=sign-up&next=%2Fcart')
  await fillSignUp(page, `rowan-${info.project.name}-${Date.now()}@dairy.example`)
  await keepWhatPasses(page)
  await field(page, 'Confirm password').press('Enter')
  await expect(page).toHaveURL(/\/cart$/)
  expect(await whatPassed(page)).toContain('Successfully logged in!')
  await expect(accountButton(page)).toHaveAttribute('href', '/account')
  expect((await storedValues(page)).session).toHaveLength(4)
  expect(await page.evaluate(() => sessionStorage.getItem('personal:sign-up-draft'))).toBeNull()
})

test('axe has nothing to say of either side, empty or wrong, at any width, in both themes', async ({ page }) => {
  test.setTimeout(120_000)
  for (const [path, button] of [
    ['/login', 'Log in'],
    ['/login?mode=sign-up', 'Sign Up'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await inEveryGuise(page, () => expectNoAxeViolations(page))
    await page.getByRole('button', { name: button }).click()
    await inEveryGuise(page, async () => {
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })
    await page.setViewportSize({ width: 320, height: 900 })
    const tooWide = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
    await expect.poll(tooWide).toBe(0)
  }
})

test('nothing jumps while the form arrives', async ({ page }) => {
  await keepShifts(page)
  for (const path of ['/login', '/login?mode=sign-up', '/forgot-password']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(field(page, 'E-mail')).toBeVisible()
    expect(await shifted(page)).toBeLessThan(0.02)
  }
})

test('what was told of a password goes when another address is typed', async ({ page }) => {
  await page.goto('/login')
  await field(page, 'E-mail').fill('demo@hoofandhusk.example')
  await field(page, 'Password').fill('not-the-password')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Password does not match')).toBeVisible()
  await field(page, 'E-mail').fill("o'neil@example.com")
  await expect(page.getByText('Password does not match')).toBeHidden()
})

test('V14.3.1 after log-out the browser keeps nothing of what was typed anywhere, and an order that is under way by its key', async ({
  page,
  problems,
}, info) => {
  test.setTimeout(120_000)
  await page.goto('/login?mode=sign-up')
  await field(page, 'City').fill('Draftville')
  const { customerId, email } = await asNewCustomer(page, info)

  // An order that went through is in direct mode's journal, one that failed has its key.
  await fillCart(page)
  await page.goto('/checkout')
  await expect(field(page, 'First name')).toHaveValue('Matilda')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/$/, { timeout: 20_000 })
  await fillCart(page)
  await page.goto('/checkout')
  const billing = page.getByRole('group', { name: 'Billing details' })
  await expect(billing.getByLabel('First name')).toHaveValue('Matilda')
  await billing.getByLabel('City').fill('Draftville')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 20_000 })
  await page.context().setOffline(false)

  await prepareRoutes(page)
  await page.goto('/edit-profile')
  await field(page, 'City').fill('Draftville')
  await page.goto('/account')
  await page.getByRole('button', { name: /shipping address/i }).click()
  await page.getByRole('dialog').getByLabel('City', { exact: true }).fill('Draftville')
  await page.goto('/contact-us')
  await field(page, 'Name').fill('Draftville')
  await field(page, 'E-mail').fill(email)
  await field(page, 'Phone number').fill('+61 7 5550 0148')
  await field(page, 'Message').fill('Draftville')
  await page.route(/\/api\/messages$|\/email\/send-form$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(toast(page, 'Message Failed to Send!')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Do you ship to Draftville?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Draftville')
  await page.getByRole('button', { name: 'Close chat' }).click()

  const kept = async () => {
    const stored = await page.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)])
    const cookies = (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)])
    const personal = new RegExp(`Draftville|${customerId}|${email}`)
    return [...stored, ...cookies].filter(([, value = '']) => personal.test(value)).map(([name]) => name)
  }
  const drafts = ['sign-up-draft', 'billing-draft', 'checkout', 'profile-draft', 'shipping-draft', 'unsent-message']
  expect(await kept()).toEqual(expect.arrayContaining([...drafts, 'chat'].map((name) => `personal:${name}`)))
  expect(await kept()).toContain('checkout-key')
  if (!hasGateway(info)) expect(await kept()).toContain('order-intents')
  await awake(page)
  await accountButton(page).hover()
  await keepWhatPasses(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL(/\/$/)
  expect(await whatPassed(page)).toContain('Successfully logged out!')
  // Nobody knows yet what became of the order: whoever comes back asks, and orders nothing twice.
  expect(await kept()).toEqual(['order-under-way', 'checkout-key'])
  expect(await page.evaluate(() => sessionStorage.getItem('order-under-way'))).not.toMatch(/Draftville|Matilda/)
  forgiveFailedLoads(problems, /ERR_INTERNET_DISCONNECTED|\/api\/messages$|\/email\/send-form$/)
})

test('a script that never comes is told of, with a way to load the page again', async ({ page, problems }) => {
  let pages = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1
  })
  // It does not come by itself until the page is loaded again.
  await page.route(/_astro\/LoginScreen/, (route) => (pages > 1 ? route.continue() : route.abort()))
  await page.goto('/login#half-of-a-link')
  const again = page.getByRole('main').getByRole('link', { name: 'Load the page again' })
  await expect(again).toBeHidden()
  await putStylesForward(page, 11_000)
  await expect(again).toBeHidden()
  await putStylesForward(page, 12_100)
  await expect(again).toBeVisible()
  await again.click()
  await expect(field(page, 'E-mail')).toBeVisible()
  await expect(page).toHaveURL(/#half-of-a-link$/)
  forgiveFailedLoads(problems, /\/_astro\/LoginScreen/, NOT_AWAKE)
})

/** What styles let come after a while is as far as it is so long after its beginning. */
async function putStylesForward(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time
  }, ms)
}
