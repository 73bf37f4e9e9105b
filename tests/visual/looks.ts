import type { Page, TestInfo } from 'playwright/test'
import { asDemoCustomer, fillCart } from '../e2e/as-customer.ts'

/** A page as it is pictured; its name and that of a guise become the name of a picture. */
export interface Look {
  name: string
  path: string
  guises: Guise[]
  /** 200 where it does not say. */
  status?: number
  /** What the visitor has done before. */
  before?: (page: Page, info: TestInfo) => Promise<void>
  /** What the visitor does on the page, or what has to be there before it is looked at. */
  onPage?: (page: Page) => Promise<void>
  /** The shop with the other home page. */
  shop?: 'showcase'
  /** Further down than the first screen. */
  downTo?: string
  wholePage?: boolean
}

export interface Guise {
  name: string
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

const PHONE: Guise = { name: 'phone', width: 375, height: 812, colorScheme: 'light' }
const PHONE_DARK: Guise = { ...PHONE, name: 'phone-dark', colorScheme: 'dark' }
const DESK: Guise = { name: 'desk', width: 1440, height: 900, colorScheme: 'light' }
const DESK_DARK: Guise = { ...DESK, name: 'desk-dark', colorScheme: 'dark' }

const PRODUCT = '/product/010101'

/** What the shop looks like: each kind of page, narrow and wide, the dark theme where surfaces differ most. */
export const LOOKS: Look[] = [
  { name: 'home', path: '/', guises: [PHONE, DESK, DESK_DARK], onPage: slidesAwake },
  { name: 'home-tiles', path: '/', guises: [PHONE_DARK, DESK], downTo: '[data-tile]' },
  { name: 'home-showcase', path: '/', guises: [DESK], shop: 'showcase' },
  { name: 'store', path: '/store', guises: [PHONE, DESK, DESK_DARK] },
  { name: 'list', path: '/store/horse-and-stable/stable-mats', guises: [PHONE_DARK, DESK] },
  { name: 'product', path: PRODUCT, guises: [PHONE, DESK, DESK_DARK] },
  { name: 'product-buy', path: PRODUCT, guises: [PHONE], downTo: 'main h1' },
  { name: 'planner', path: '/planner?item=010101', guises: [PHONE, DESK_DARK], onPage: seen('main fieldset') },
  { name: 'search', path: '/about-us', guises: [DESK], onPage: search },
  { name: 'cart', path: '/cart', guises: [PHONE, DESK], before: fillCart, onPage: seen('main table, main li') },
  { name: 'quick-look', path: '/contact-us', guises: [PHONE_DARK], before: fillCart, onPage: lookIntoCart },
  { name: 'checkout', path: '/checkout', guises: [PHONE, DESK_DARK], before: logInWithCart, onPage: seen('main form') },
  { name: 'login', path: '/login', guises: [PHONE, DESK], onPage: seen('main form') },
  { name: 'account', path: '/account', guises: [PHONE, DESK], before: logInOnce, onPage: seen('main dl') },
  { name: 'order', path: '/my-orders', guises: [PHONE, DESK], before: asDemoCustomer, onPage: openOrder },
  { name: 'not-found', path: '/no/such/page', guises: [DESK_DARK], status: 404 },
  { name: 'parts', path: '/styleguide', guises: [DESK, DESK_DARK], wholePage: true },
]

/** Other looks are taken of the same customer meanwhile. */
async function logInOnce(page: Page, info: TestInfo): Promise<void> {
  await asDemoCustomer(page, info)
  const seenAtMs = Date.parse('2026-01-01T07:30:00')
  const sessions = [{ id: 'here', device: 'Chrome/Windows', seenAtMs, current: true }]
  await page.route('**/api/account/sessions', (route) => route.fulfill({ json: { sessions } }))
}

function seen(selector: string): (page: Page) => Promise<void> {
  return (page) => page.locator(selector).first().waitFor()
}

async function slidesAwake(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play slides' }).first().waitFor()
}

async function search(page: Page): Promise<void> {
  await page.locator('#site-search').focus()
  await page.keyboard.type('stable')
  await page.getByRole('option').nth(3).waitFor()
}

async function lookIntoCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cart, / }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Check Out/i })
    .waitFor()
}

async function logInWithCart(page: Page, info: TestInfo): Promise<void> {
  await asDemoCustomer(page, info)
  await fillCart(page)
}

async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^View order/ })
    .last()
    .click()
  await page.locator('main table').waitFor()
}

/** The file name of a picture. */
export function pictureName(look: Look, guise: Guise): string {
  return `${look.name}-${guise.name}.png`
}
