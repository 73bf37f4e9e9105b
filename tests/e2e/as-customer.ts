import { randomUUID } from 'node:crypto'
import type { Page, TestInfo } from 'playwright/test'
import { demoCustomer, demoCustomerBody } from '#embedded-store/demo-customer.ts'
import { TEST_STORE_KEY } from '../shops/open-shop.ts'
import { expect, inBothThemes, test } from './shop-test.ts'

/** A connection for each: one that is kept may be closed by the store just when it is used again. */
const HEADERS = { APIKey: TEST_STORE_KEY, connection: 'close' }

/** A line of an order as the store is sent it, but for its total. */
export const ORDERED_MAT = {
  itemID: '010101',
  itemCode: 'HH-010101',
  itemName: 'Hammered-top stable mat, 17 mm',
  itemPrice: 94.5,
  itemQty: 1,
  itemDiscountDisplay: '-',
}

export interface KnownCustomer {
  customerId: string
  email: string
  password: string
}

/** Whether the shop under test has a gateway. */
export function hasGateway({ project }: TestInfo): boolean {
  return project.metadata.shop !== 'direct'
}

/** Where the store API behind the shop under test is. */
export function storeOrigin({ project }: TestInfo): string {
  return new URL(process.env[`SHOP_${String(project.metadata.shop).toUpperCase()}_OUTBOX`] ?? '').origin
}

/** Logs a customer of this test's own in, past the screens. */
export async function asNewCustomer(page: Page, info: TestInfo, companyName = ''): Promise<KnownCustomer> {
  const email = `test-${randomUUID()}@hoofandhusk.example`
  const body = { ...demoCustomerBody, companyName, loginEmail: email, createdDate: new Date().toISOString() }
  const answer = await page.request.post(`${storeOrigin(info)}/api/customer`, { headers: HEADERS, data: body })
  const { data } = await answer.json()
  const customer = { customerId: String(data.customerID), email, password: demoCustomer.password }
  await logInAs(page, info, customer)
  return customer
}

/** The demo customer, for tests that change nothing. */
export async function asDemoCustomer(page: Page, info: TestInfo): Promise<void> {
  const query = { EmailAddress: demoCustomer.email }
  const answer = await page.request.get(`${storeOrigin(info)}/api/Customer/GetByEmail`, {
    headers: HEADERS,
    params: query,
  })
  const { data } = await answer.json()
  await logInAs(page, info, { ...demoCustomer, customerId: String(data.customerID) })
}

export async function logInAs(page: Page, info: TestInfo, { customerId, email, password }: KnownCustomer) {
  const url = info.project.use.baseURL ?? process.env[`SHOP_${String(info.project.metadata.shop).toUpperCase()}`] ?? ''
  if (hasGateway(info)) {
    const answer = await page.request.post(`${url}/api/session`, {
      headers: { 'sec-fetch-site': 'same-origin', origin: url },
      data: { email, password, remember: true },
    })
    expect((await answer.json()).status).toBe('logged-in')
  }
  const values = { customerId, firstName: 'Matilda', lastName: 'Hayes', email: encodeURIComponent(email) }
  await page.context().addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url })))
}

/** Puts an order into the store, of one line unless it is said otherwise; returns its id. */
export async function orderFor(
  page: Page,
  info: TestInfo,
  customerId: string,
  itemTotal: number,
  lines = [{ ...ORDERED_MAT, lineTotal: itemTotal }],
): Promise<string> {
  const { addressLine1: shipAddressLine1, city: shipCity, state: shipState } = demoCustomerBody
  const order = await page.request.post(`${storeOrigin(info)}/Api/Order`, {
    headers: HEADERS,
    data: {
      orderID: '',
      customerID: customerId,
      customerName: 'Matilda Hayes',
      shipAddressLine1,
      shipAttTo: 'Matilda Hayes',
      shipCity,
      shipState,
      shipPostalCode: '4350',
      shipCountry: 'Australia',
      itemCount: lines.length,
      itemTotal,
      itemTotalDisplay: itemTotal.toFixed(2),
      orderStatus: 'P',
      remarks: '',
      action: {
        OrderActionID: '',
        OrderID: '',
        ActionDate: new Date().toISOString(),
        ActionType: 'P',
        Remarks: '',
        UserID: customerId,
      },
    },
  })
  const orderID = String((await order.json()).data.orderID)
  for (const line of lines) {
    await page.request.post(`${storeOrigin(info)}/Api/OrderItem`, {
      headers: HEADERS,
      data: {
        ...line,
        orderID,
        remarks: '',
        itemDiscount: 0,
        paymentStatus: 'NP',
        transaction: '',
        returnURL: '',
        itemPriceDisplay: line.itemPrice.toFixed(2),
        remarksDisplay: '',
        lineTotalDisplay: line.lineTotal.toFixed(2),
      },
    })
  }
  return orderID
}

/** How many orders the store has of a customer. */
export async function countOrders(page: Page, info: TestInfo, customerId: string): Promise<number> {
  const answer = await page.request.get(`${storeOrigin(info)}/Api/Order`, {
    headers: HEADERS,
    params: { CustomerID: customerId },
  })
  return (await answer.json()).data.length
}

/** Until nothing more of it is asked for: what is would be refused by a log-out, and told to the console. */
export async function untilAccountIsRead(page: Page): Promise<void> {
  await page.locator('main dl').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Begins with two mats in the cart, two pieces of the first. */
export async function fillCart(page: Page): Promise<void> {
  await withKeptCart(page, 'three pieces', () => fillCartByHand(page))
}

/** Puts them into the cart on the pages of the mats, and stays on the last one. */
export async function fillCartByHand(page: Page): Promise<void> {
  for (const [itemId, presses, pieces] of [
    ['010101', 2, 2],
    ['010102', 1, 3],
  ] as const) {
    await page.goto(`/product/${itemId}`)
    for (let press = 0; press < presses; press += 1) {
      await page.getByRole('button', { name: 'Add to cart' }).first().click()
    }
    await expect(page.getByRole('link', { name: `Cart, ${pieces} in it` })).toBeVisible()
  }
}

/** What browsers kept of carts that were filled by hand, by shop and cart. */
const keptCarts = new Map<string, Record<string, string>>()

/**
 * Fills an empty cart by hand the first time, and begins with what the browser kept of it in later tests of the same
 * worker. Afterwards the page is somewhere in the shop.
 */
export async function withKeptCart(page: Page, cart: string, byHand: () => Promise<void>): Promise<void> {
  const key = `${test.info().project.name}: ${cart}`
  await page.goto('/robots.txt')
  const begun = await page.evaluate(() => localStorage.getItem('cart') !== null)
  const kept = keptCarts.get(key)
  if (kept !== undefined && !begun) await page.evaluate((values) => void Object.assign(localStorage, values), kept)
  else await byHand()
  if (!begun && kept === undefined) keptCarts.set(key, await page.evaluate(() => ({ ...localStorage })))
}

/** How many lines the open cart page has, once each of them shows its picture. */
export async function picturedLines(page: Page): Promise<number> {
  const lines = page.getByRole('main').locator('li:has(.stepper)')
  await lines.first().waitFor()
  const pictures = lines.locator('img')
  await expect(pictures).toHaveCount(await lines.count())
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(80)
  }
  return lines.count()
}

/**
 * Runs a look at the page at each width of the shop's readers, and judges the colours of the dark theme, which no width
 * changes; the same page in direct mode once.
 */
export async function inEveryGuise(page: Page, look: () => Promise<void>): Promise<void> {
  if (test.info().project.metadata.shop === 'direct') return look()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await look()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await inBothThemes(page, look)
}
