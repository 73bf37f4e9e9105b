import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { LOG_OUTS, NAMED_ANEW, PERSONAL, PLACED_ORDER, WAITING_MESSAGE, WHOSE } from '#domain/personal-storage.ts'
import { asNewCustomer, countOrders } from './as-customer.ts'
import { expect, forgiveFailedLoads, test } from './shop-test.ts'

/** A line of the cart as the first version of the shop kept it: without code, picture key and terms of sale. */
const LINE = {
  itemID: '010101',
  itemName: 'Hammered-top stable mat, 17 mm',
  name: 'Hammered-top stable mat, 17 mm',
  retailPrice: 94.5,
  quantity: 2,
}

const CARTS = [
  ['by item id', { '010101': LINE }],
  ['as a list', [LINE]],
  ['with numbered changes', { version: 1, lines: [LINE], applied: { tab1: 7 } }],
  ['by a later version', { version: 9, lines: [{ ...LINE, gift: { wrapped: true } }], applied: {}, wishes: [] }],
] as const

/** Puts texts into the storage of a browser before any script of the shop has run there. */
async function leave(page: Page, browser: Record<string, string>, tab: Record<string, string> = {}): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([kept, typed]) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(typed)) sessionStorage.setItem(key, text)
    },
    [browser, tab] as const,
  )
}

test('carts that earlier and later versions kept are there, and can be ordered', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  for (const [how, cart] of CARTS) {
    await leave(page, { cart: JSON.stringify(cart) })
    await page.goto('/cart')
    await expect(page.getByRole('textbox', { name: `Quantity of ${LINE.name}` }), how).toHaveValue('2')
  }
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await countOrders(page, info, customerId)).toBe(1)
})

test('a draft that an earlier version kept with the whole note is read, and what is planned is ordered once', async ({
  page,
}, info) => {
  const { customerId } = await asNewCustomer(page, info)
  const plan = { name: 'Box', itemId: '010101', quantity: 2, edging: [], cutTo: '', note: 'Cut to 900 mm' }
  const draft = { customerId, typed: { deliveryNote: 'Cut to 900 mm; gate 2', purchaseOrder: 'PO 7' } }
  await leave(
    page,
    { cart: JSON.stringify([LINE]), 'plans-in-cart': JSON.stringify([plan]) },
    { 'personal:billing-draft': JSON.stringify(draft) },
  )
  await page.goto('/checkout')
  await expect(page.getByLabel('Delivery note')).toHaveValue('Cut to 900 mm; gate 2')
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO 7')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('main').getByText('Cut to 900 mm; gate 2', { exact: true })).toBeVisible()
})

/** What shops of before, and other scripts of this origin, may have left under names that are ours. */
const LEFT = [
  '{}',
  '[]',
  'null',
  '""',
  '1',
  '{"version":99}',
  'undefined',
  '[object Object]',
  '{"lines":{"a":1}}',
  '[[[]]]',
]
/** Where stores say their names. */
const CODE = globSync('src/stores/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The names that a store is made with. */
function namesIn(call: string): string[] {
  const names = [...CODE.matchAll(new RegExp(`= ${call}(?:<[^(]*>)?\\('([\\w-]+)'`, 'g'))].map(([, name = '']) => name)
  if (names.length === 0) throw new Error(`No store is made by ${call}.`)
  return names
}

const SHARED = ['cart', 'lists', 'rooms']
const OF_CUSTOMER = [
  ...namesIn('personalAtom'),
  ...namesIn('customerDraft').map((form) => `${form}-draft`),
  PLACED_ORDER,
]
const KEPT = {
  browser: [...namesIn('persistentAtom'), WAITING_MESSAGE, 'lists', 'rooms', ...SHARED.map((kind) => `${kind}:abc`)],
  tab: [...namesIn('sessionAtom'), ...OF_CUSTOMER.map((name) => PERSONAL + name)],
}
/** What tells whether the rest is still of whoever is there: where it is odd, what is a customer's own goes unread. */
const WHO = { browser: [LOG_OUTS, WHOSE, NAMED_ANEW], tab: [LOG_OUTS, PERSONAL + WHOSE] }

const PAGES = [
  '/',
  '/store',
  '/product/010101',
  '/cart',
  '/checkout',
  '/login?mode=sign-up',
  '/contact-us',
  '/quick-order',
  '/lists',
  '/planner',
  '/compare',
  '/edit-profile',
  '/my-orders',
]

for (const [what, names, turn] of [
  ['what was kept', KEPT, 0],
  ['what was kept', KEPT, 3],
  ['what was kept', KEPT, 7],
  ['who was there', WHO, 0],
] as const) {
  test(`every page opens whatever was left under the names of ${what}, from ${LEFT[turn]} on`, async ({
    page,
  }, info) => {
    await asNewCustomer(page, info)
    const left = (keys: readonly string[]) =>
      Object.fromEntries(keys.map((key, index) => [key, LEFT[(index + turn) % LEFT.length] ?? '']))
    await leave(page, left(names.browser), left(names.tab))
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0)
      await expect(page.locator('astro-island[ssr][client="only"]'), path).toHaveCount(0)
      await page.waitForLoadState('networkidle')
    }
  })
}

test('cookies of an earlier version log nobody in, and nothing breaks', async ({ page, problems, baseURL }) => {
  const url = baseURL ?? ''
  await page.context().addCookies([
    { name: 'customerId', value: '%7B%22id%22%3A1%7D', url },
    { name: 'firstName', value: '%E0%A4%A', url },
    { name: 'session', value: 'eyJhbGciOiJub25lIn0.e30.', url },
  ])
  for (const path of ['/', '/cart', '/login', '/account']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await expect(page).toHaveURL(/\/login/)
  forgiveFailedLoads(problems, /\/api\/(?:account|orders)$/)
})
