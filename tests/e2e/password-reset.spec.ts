import type { APIRequestContext, Page, TestInfo } from 'playwright/test'
import * as v from 'valibot'
import { demoCustomer } from '#embedded-store/demo-customer.ts'
import { inEveryGuise } from './as-customer.ts'
import {
  awake,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  keepWhatPasses,
  test,
  untilAnotherPage,
  whatPassed,
} from './shop-test.ts'

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const resetButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Reset|Processing\.\.\.)$/ })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Whichever way this shop asks: the store itself, or the gateway. */
const ASKING = /\/api\/password-resets$|\/api\/Customer\/GetByEmail/i
const CHECKING = /\/api\/password-resets\/|\/api\/Token\//i
const CORS = { 'access-control-allow-origin': '*' }

const Outbox = v.array(v.object({ fields: v.record(v.string(), v.string()) }))

async function linksTo(request: APIRequestContext, info: TestInfo, email: string): Promise<string[]> {
  const address = process.env[`SHOP_${info.project.name.toUpperCase()}_OUTBOX`] ?? ''
  const mails = v.parse(Outbox, await (await request.get(address)).json())
  return mails.flatMap(({ fields }) => (fields.to_email === email && fields.reset_link ? [fields.reset_link] : []))
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/login?mode=sign-up')
  const typed = {
    'First name': 'Rowan',
    'Last name': 'Grady',
    'Mobile number': '+61400000000',
    'Address line 1': '1 Farm Road',
    City: 'Dalby',
    State: 'Queensland',
    'Postal code': '4405',
    'E-mail': email,
    Password: 'first-password',
    'Confirm password': 'first-password',
  }
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
  await field(page, 'Country').selectOption('Australia')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/$/)
}

async function answerCheck(page: Page, info: TestInfo, status: 'valid' | 'invalid'): Promise<void> {
  const expired = { tokenID: 'T1', tokenStatus: 'X', expiryDate: '2020-01-01T00:00:00', refID: 'C1' }
  await page.route(CHECKING, (route) =>
    info.project.name === 'gateway'
      ? route.fulfill({ json: { status } })
      : route.fulfill({ json: { success: true, data: expired, errorMessage: '' }, headers: CORS }),
  )
}

test('the whole way by keyboard: forget, ask, open the link, set a password, log in; the link works once', async ({
  page,
  request,
}, info) => {
  test.setTimeout(90_000)
  const email = `forgetful-${info.project.name}-${Date.now()}@dairy.example`
  await signUp(page, email)
  await awake(page)
  await page.getByRole('banner').getByRole('link', { name: 'My Account' }).first().hover()
  await keepWhatPasses(page)
  await untilAnotherPage(page, () => page.getByRole('button', { name: 'Log Out' }).click())
  expect(await whatPassed(page)).toContain('Successfully logged out!')

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).focus()
  await page.keyboard.press('Enter')
  await field(page, 'E-mail').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'An email with a reset link has been sent.')).toBeVisible()
  await expect(page.getByText(`We have written to ${email}`)).toBeVisible()
  // Where no server keeps a key, a link lasts as long as its token.
  await expect(page.getByText('works once')).toHaveCount(info.project.name === 'gateway' ? 1 : 0)
  await expectNoAxeViolations(page)
  const [link = ''] = await linksTo(request, info, email)

  await page.goto(link)
  await field(page, 'New password').focus()
  expect(page.url()).not.toContain('#')
  await page.reload()
  await field(page, 'New password').focus()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(field(page, 'Confirm password')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription('Type the same password again.')
  await page.keyboard.type('short')
  await page.keyboard.press('Tab')
  await expect(field(page, 'New password')).toHaveAccessibleDescription(
    'At least 6 characters. Password must be at least 6 characters long.',
  )
  await field(page, 'New password').fill('second-password')
  await field(page, 'Confirm password').fill('another-password')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription("Passwords don't match!")
  await expect(field(page, 'Confirm password')).toBeFocused()
  await expectNoAxeViolations(page)
  await field(page, 'Confirm password').fill('second-password')
  await keepWhatPasses(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  expect(await whatPassed(page)).toContain('Password reset successfully!')

  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill('first-password')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Wrong Password!')).toBeVisible()
  await field(page, 'Password').fill('second-password')
  await keepWhatPasses(page)
  await untilAnotherPage(page, () => page.keyboard.press('Enter'))
  expect(await whatPassed(page)).toContain('Successfully logged in!')

  if (info.project.name === 'gateway') {
    await page.goto(link)
    await expect(page.getByText('Token has expired or is invalid.')).toBeVisible()
  }
})

test('an unknown address is said beside the field', async ({ page }) => {
  await page.goto('/forgot-password')
  await resetButton(page).click()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Email is required')
  await field(page, 'E-mail').fill(`nobody-${Date.now()}@dairy.example`)
  await resetButton(page).click()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Email not found. Please enter a registered email.')
  await expect(field(page, 'E-mail')).toBeFocused()
  await expectNoAxeViolations(page)
  await field(page, 'E-mail').press('End')
  await field(page, 'E-mail').press('x')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('')
})

test('asking shows that it works, and a failure is said to the letter', async ({ page, problems }) => {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(ASKING, async (route) => {
    await gate
    await route.abort()
  })
  await page.goto('/forgot-password')
  await field(page, 'E-mail').fill(demoCustomer.email)
  await resetButton(page).click()
  await expect(resetButton(page)).toHaveText('Processing...')
  await expectNoAxeViolations(page)
  letThrough()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.', { timeout: 15_000 })
  await expect(resetButton(page)).toHaveText('Reset')
  await expect(field(page, 'E-mail')).toHaveValue(demoCustomer.email)
  forgiveFailedLoads(problems, ASKING)
})

test('a token that cannot be made is said to the letter', async ({ page, problems }, info) => {
  if (info.project.name === 'gateway') {
    await page.route(ASKING, (route) => route.fulfill({ json: { status: 'token-failed' } }))
  } else {
    await page.route(/\/Api\/Token$/i, (route) => route.abort())
  }
  await page.goto('/forgot-password')
  await field(page, 'E-mail').fill(demoCustomer.email)
  await resetButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to generate reset token.', { timeout: 15_000 })
  forgiveFailedLoads(problems, /\/Api\/Token$/i)
})

test('a link is verified first; one that has run out leads to a new one', async ({ page }, info) => {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await answerCheck(page, info, 'invalid')
  await page.route(CHECKING, async (route) => {
    await gate
    await route.fallback()
  })
  await page.goto('/reset-password/T000001#forged')
  await expect(page.getByText('Verifying token...')).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password\/T000001$/)
  await expectNoAxeViolations(page)
  letThrough()
  await expect(page.getByRole('alert')).toHaveText('Token has expired or is invalid.')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(field(page, 'E-mail')).toBeVisible()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

test('an address without a token is no link', async ({ page }) => {
  for (const path of ['/reset-password', '/reset-password/%E0%A4%A']) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired token.')
  }
})

test('a check that fails can be tried again', async ({ page, problems }) => {
  await page.route(CHECKING, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.abort()
  })
  await page.goto('/reset-password/T000001')
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.', { timeout: 15_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Verifying token...')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.', { timeout: 15_000 })
  forgiveFailedLoads(problems, CHECKING)
})

test('what is answered of an old link when a new one is open is not shown', async ({ page, problems }, info) => {
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await answerCheck(page, info, 'invalid')
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  let how: 'fails' | 'waits' | 'comes' = 'fails'
  await page.route(CHECKING, async (route) => {
    if (how === 'comes') return route.fallback()
    if (how === 'waits') {
      hold()
      await gate
    }
    return route.abort()
  })
  await page.goto('/reset-password/T1#first')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 15_000 })
  how = 'waits'
  await again.press('Enter')
  await held
  how = 'comes'
  await page.evaluate(() => {
    location.hash = 'second'
  })
  await expect(page.getByRole('alert')).toHaveText('Token has expired or is invalid.')
  how = 'fails'
  const late = page.waitForEvent('requestfailed')
  letThrough()
  await late
  await page.waitForTimeout(500)
  await expect(page.getByRole('alert')).toHaveText('Token has expired or is invalid.')
  forgiveFailedLoads(problems, CHECKING)
})

test('a password that cannot be set, and a link used meanwhile, are said to the letter', async ({
  page,
  problems,
}, info) => {
  test.skip(info.project.name !== 'gateway', 'the calls of the gateway are stood in for')
  let status = 500
  const { promise: gate, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(CHECKING, async (route) => {
    if (route.request().method() === 'POST') return route.fulfill({ json: { status: 'valid' } })
    await gate
    return route.fulfill({ status, json: { status: 'invalid' } })
  })
  await page.goto('/reset-password/T000001#mac')
  await field(page, 'New password').fill('second-password')
  await field(page, 'Confirm password').fill('second-password')
  const button = page.getByRole('main').getByRole('button', { name: /^(Reset Password|Updating\.\.\.)$/ })
  await button.click()
  await expect(button).toHaveText('Updating...')
  letThrough()
  await expect(page.getByRole('alert')).toHaveText('Error resetting password. Please try again.')
  await expect(field(page, 'New password')).toHaveValue('second-password')
  await expectNoAxeViolations(page)
  status = 200
  await button.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired token.')
  // The form is gone with its press.
  await expect(page.getByRole('main')).toBeFocused()
  forgiveFailedLoads(problems, CHECKING)
})

test('axe has nothing to say of any width in either theme', async ({ page }, info) => {
  test.setTimeout(90_000)
  await answerCheck(page, info, info.project.name === 'gateway' ? 'valid' : 'invalid')
  for (const path of ['/forgot-password', '/reset-password/T000001']) {
    await page.goto(path)
    await inEveryGuise(page, async () => {
      await expect(page.getByRole('main').locator('a, button').first()).toBeVisible()
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })
  }
})

test('a link that is pasted into the open tab is verified', async ({ page }, info) => {
  await answerCheck(page, info, 'invalid')
  await page.goto('/reset-password/T1#first')
  await expect(page.getByText('Token has expired or is invalid.')).toBeVisible()
  const asked = page.waitForRequest(CHECKING)
  await page.evaluate(() => {
    location.hash = 'second'
  })
  await asked
  await expect(page.getByText('Token has expired or is invalid.')).toBeVisible()
})
