import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { listLinkAddress } from '#domain/list-link.ts'
import { listLine } from '#domain/test-lists.ts'
import * as common from '#words/common.ts'
import { asNewCustomer, fillCart, hasGateway, inEveryGuise, orderFor } from './as-customer.ts'
import { savedPdf } from './saved-pdf.ts'
import { collectScripts, KB } from './script-weight.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  holdScripts,
  prepareRoutes,
  STORE_ITEMS,
  test,
} from './shop-test.ts'

/** Where prices of now are asked for, in either mode. */
const MAT = 'Hammered-top stable mat, 17 mm'
const OTHER = '010102'

const main = (page: Page) => page.getByRole('main')
const lines = (page: Page) => main(page).locator('li:has(.stepper)')

test('a product is saved to a new list, then to that list again, without React', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByRole('button', { name: 'Save to a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to a list' })
  await expect(dialog).toContainText('Hammered-top')
  await dialog.getByLabel('Name of a new list').fill('Barn 2')
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await dialog.getByRole('button', { name: 'Make it and save' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${MAT} saved to Barn 2` })).toBeVisible()
  await page.getByRole('button', { name: 'Save to a list' }).click()
  await dialog.getByRole('button', { name: /^Barn 2/ }).click()
  await expect(dialog).toBeHidden()
  expect(scripts.filter((url) => /\/client\.|react/i.test(url))).toEqual([])
  await page.getByRole('link', { name: 'View list' }).first().click()
  await expect(page.getByRole('heading', { name: 'Barn 2' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: `Quantity of ${MAT}` })).toHaveValue('4')
  await expect(lines(page)).toContainText('$378.00')
})

test('a list is a catalogue with all its mats, in its order, and no page is read for it', async ({ page }) => {
  const mats = ['020101', '010101', '040102'] as const
  for (const [index, itemId] of mats.entries()) {
    await page.goto(`/product/${itemId}`)
    await page.getByRole('button', { name: 'Save to a list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save to a list' })
    if (index > 0) await dialog.getByRole('button', { name: /^For Byron/ }).click()
    else {
      await dialog.getByLabel('Name of a new list').fill('For Byron')
      await dialog.getByRole('button', { name: 'Make it and save' }).click()
    }
    await expect(dialog).toBeHidden()
  }
  await page.goto('/lists')
  await main(page).getByRole('link', { name: 'For Byron' }).click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await main(page).getByRole('button', { name: 'Catalogue (PDF)' }).click()
  const { name, title, pages, text } = await savedPdf(page, () =>
    main(page).getByRole('button', { name: 'Make the PDF' }).click(),
  )
  expect([name, title]).toEqual(['catalogue-For-Byron.pdf', 'Catalogue: For Byron'])
  const [first] = pages
  expect(first?.images).toHaveLength(mats.length)
  const codes = first?.lines.flatMap((line) => line.match(/HH-[A-Z0-9-]+/g) ?? [])
  expect(codes).toEqual(expect.arrayContaining(['HH-STB-1812-17', 'HH-GYM-1010-15B']))
  expect(text).toContain('$94.50')
  expect(pages.at(-1)?.lines).toContain('Index')
  expect(asked.filter((path) => path.startsWith('/product/'))).toEqual([])
})

test('a product is saved by keyboard alone', async ({ page }) => {
  await page.goto('/product/010101')
  await page.getByRole('button', { name: 'Save to a list' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save to a list' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save to a list' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Spring')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'saved to Spring' })).toBeVisible()
})

test('lists are made, renamed, duplicated and deleted, and what is deleted comes back', async ({ page }) => {
  await makeList(page, 'Barn 2')
  const rename = async () => {
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Name of the list').fill('Barn 3')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Barn 3' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Rename' }).click()
  const field = page.getByLabel('Name of the list')
  // This one is of an input method, that puts a word away.
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(field).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveCount(0)
  await rename()
  const renamed = page.getByRole('status').filter({ hasText: 'Called Barn 3 now' })
  await renamed.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Barn 2' })).toBeVisible()
  await rename()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { name: 'Barn 3 (copy)' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete this list' }).click()
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  const toast = page.getByRole('status').filter({ hasText: 'Barn 3 (copy) deleted' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(main(page).getByRole('listitem')).toHaveCount(2)
  await expect(main(page).getByRole('listitem').first()).toContainText('Barn 3 (copy)')
  await page.reload()
  await expect(main(page).getByRole('listitem')).toHaveCount(2)
})

test('a line has a quantity and a note, and comes back when it is removed', async ({ page }) => {
  await listOfTwo(page)
  const quantity = page.getByRole('textbox', { name: `Quantity of ${MAT}` })
  await page.getByRole('button', { name: `One more of ${MAT}` }).click()
  await expect(quantity).toHaveValue('2')
  await quantity.fill('7')
  await quantity.press('Enter')
  await page.getByRole('textbox', { name: `Note on ${MAT}` }).fill('left aisle, by the gate')
  await page.keyboard.press('Enter')
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await page.getByRole('button', { name: `Remove ${MAT}` }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).getByRole('link').first()).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines(page).first()).toContainText('HH-STB-1812-17')
  await page.reload()
  await expect(quantity).toHaveValue('7')
  await expect(page.getByRole('textbox', { name: `Note on ${MAT}` })).toHaveValue('left aisle, by the gate')
})

test('a note and a quantity that are still typed when the page is left are there when it is read again', async ({
  page,
}) => {
  await listOfTwo(page)
  const quantity = page.getByRole('textbox', { name: `Quantity of ${MAT}` })
  const note = page.getByRole('textbox', { name: `Note on ${MAT}` })
  await note.fill('left aisle')
  await page.reload()
  await expect(note).toHaveValue('left aisle')
  await quantity.fill('7')
  await page.reload()
  await expect(quantity).toHaveValue('7')
})

test('a note and a quantity that are still typed when Back closes the list are there when it is opened again', async ({
  page,
}) => {
  await listOfTwo(page)
  const backAndForth = async () => {
    await page.goBack()
    await expect(main(page).getByRole('link', { name: 'Barn 2' })).toBeVisible()
    await page.goForward()
  }
  const quantity = page.getByRole('textbox', { name: `Quantity of ${MAT}` })
  const note = page.getByRole('textbox', { name: `Note on ${MAT}` })
  await note.fill('left aisle')
  await backAndForth()
  await expect(note).toHaveValue('left aisle')
  await quantity.fill('7')
  await backAndForth()
  await expect(quantity).toHaveValue('7')
})

test('a list says where a quantity is not sold, and makes it so', async ({ page }) => {
  await page.goto('/quick-order')
  await page.getByLabel('Paste a list').fill('HH-CUB-LAT-60 3')
  await page.getByRole('button', { name: 'Read this list' }).click()
  await page.getByRole('button', { name: 'Make it 4' }).click()
  await page.getByRole('button', { name: 'Keep as a list' }).click()
  await page.getByRole('link', { name: 'View list' }).click()
  const quantity = page.getByRole('textbox', { name: /^Quantity of / })
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(main(page)).toContainText('minimum 4')
  await page.getByRole('button', { name: 'Make it 4' }).click()
  await expect(quantity).toHaveValue('4')
})

test('a list is quoted as it stands, and the cart has nothing of it', async ({ page }) => {
  await listOfTwo(page)
  const quote = () => main(page).getByRole('button', { name: 'Download Quotation' }).click()
  const { name, text } = await savedPdf(page, quote)
  expect(name).toBe('quotation.pdf')
  expect(text).toContain('HH-STB-1812-17')
  expect(text).toContain('2 items')
  await expect(page.getByText('The quotation is in your downloads.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toHaveCount(0)
})

test('the whole list goes into the cart, and what does not is named', async ({ page }) => {
  await listOfTwo(page)
  await page.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toHaveCount(0)
  await page.evaluate((id) => {
    localStorage.setItem(
      'lists',
      (localStorage.getItem('lists') ?? '').replace(`"itemID":"${id}"`, '"itemID":"999999"'),
    )
  }, OTHER)
  await page.reload()
  await expect(main(page)).toContainText('Not available now.')
  await page.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect(main(page)).toContainText('One product was not added:')
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
})

test('a line of the cart is saved for later and comes back', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: `Save for later: ${MAT}` }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()
  await page.getByRole('button', { name: `Save for later: ${MAT}` }).click()
  const later = page.getByRole('region', { name: 'Saved for later' })
  await expect(later).toContainText('2 × $94.50')
  await expect(later).toContainText('HH-STB-1812-17')
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })
  await later.getByRole('button', { name: `Move to cart: ${MAT}` }).click()
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()
  await expect(later).toHaveCount(0)
  const moved = page.getByRole('status').filter({ hasText: 'added to your cart' })
  await moved.getByRole('button', { name: 'Undo' }).click()
  await expect(later).toContainText('2 × $94.50')
  await later.getByRole('link', { name: 'Saved for later' }).click()
  await expect(page.getByRole('textbox', { name: `Quantity of ${MAT}` })).toHaveValue('2')
})

test('what was saved for later is moved once while the store is slow, and stays where the store no longer sells it', async ({
  page,
}) => {
  await prepareRoutes(page)
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('button', { name: `Save for later: ${MAT}` }).click()
  const later = page.getByRole('region', { name: 'Saved for later' })
  const move = later.getByRole('button', { name: `Move to cart: ${MAT}` })
  await move.waitFor()
  const held = Promise.withResolvers<void>()
  await page.route(STORE_ITEMS, async (route) => {
    await held.promise
    await route.continue()
  })
  await move.click()
  await move.click()
  held.resolve()
  await expect(later).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()

  await page.unroute(STORE_ITEMS)
  await page.getByRole('button', { name: `Save for later: ${MAT}` }).click()
  await later.waitFor()
  await page.evaluate(() =>
    localStorage.setItem(
      'lists',
      (localStorage.getItem('lists') ?? '').replace('"itemID":"010101"', '"itemID":"999999"'),
    ),
  )
  await page.reload()
  await move.click()
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText('One product was not added:')
  await expect(later).toContainText('2 × $94.50')
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
})

test('rows of a quick order are kept as a list', async ({ page }) => {
  await page.goto('/quick-order')
  await page.getByLabel('Paste a list').fill('2 x HH-GYM-5050-30\n4 x HH-STB-1812-17\n3 x NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Read this list' }).click()
  // What may be meant comes a moment later, and moves what stands below the rows.
  await page.getByText('Did you mean').waitFor()
  await page.getByRole('button', { name: 'Keep as a list' }).click()
  await expect(page.getByText('1 row is not on the list')).toBeVisible()
  await page.getByRole('link', { name: 'View list' }).click()
  await expect(page.getByRole('heading', { name: /^Quick order, / })).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
})

test('an order becomes a list in one click', async ({ page }, info) => {
  const { customerId } = await asNewCustomer(page, info)
  const orderId = await orderFor(page, info, customerId, 94.5)
  await page.goto(`/order-details/${orderId}`)
  await page.getByRole('button', { name: 'Make a list of it' }).click()
  await page.getByRole('link', { name: 'View list' }).click()
  await expect(page.getByRole('heading', { name: `Order ${orderId}` })).toBeVisible()
  await expect(lines(page)).toContainText('HH-STB-1812-17')
})

test('a list travels by its link, and nothing is kept before somebody says so', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await listOfTwo(page)
  await page.getByRole('button', { name: 'Share this list' }).click()
  await expect(page.getByText('A link to this list has been copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(link)
  const offer = other.getByRole('region', { name: 'Shared list' })
  await expect(offer).toContainText('A list came with your link: Barn 2')
  await expect(offer.getByRole('listitem')).toHaveCount(2)
  expect(await other.evaluate(() => localStorage.getItem('lists'))).toBeNull()
  await inEveryGuise(other, () => expectNoAxeViolations(other))
  await offer.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect(other.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await other.goto('about:blank')
  await other.goto(link)
  await offer.getByRole('button', { name: 'Keep as a list' }).click()
  await expect(other.getByRole('heading', { name: 'Barn 2' })).toBeVisible()
  await expect(lines(other)).toHaveCount(2)
  await other.goto('about:blank')
  await other.goto(`${link.replace('~', '~~')}`)
  await expect(main(other)).toContainText('damaged')
  await elsewhere.close()
})

test('what the cart does not take of a shared list stays to be read, and so do the list and its link', async ({
  page,
}) => {
  await page.route(STORE_ITEMS, async (route) => {
    const answer = await route.fetch()
    const json = JSON.parse(await answer.text(), (_, value) => {
      if (value?.itemId === OTHER) return { ...value, price: 'on-request' }
      return value?.itemID === OTHER ? { ...value, retailPrice: null } : value
    })
    await route.fulfill({ response: answer, json })
  })
  const link = listLinkAddress('', { name: 'Barn 2', lines: [listLine('010101', 2), listLine(OTHER, 1)] })
  await page.goto(link)
  const offer = page.getByRole('region', { name: 'Shared list' })
  await offer.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
  const left = main(page).getByRole('status').filter({ hasText: 'One product was not added:' })
  await expect(left.getByRole('listitem')).toHaveText(/: Price on request\.$/)
  await inEveryGuise(page, () => expectNoAxeViolations(page))
  await expect(offer.getByRole('listitem')).toHaveCount(2)
  await expect(page).toHaveURL(link)
  await offer.getByRole('button', { name: 'No, thank you' }).click()
  await expect(left).toHaveCount(0)
})

test('a list goes out as CSV and comes in again, notes and all; what cannot be read is mended', async ({ page }) => {
  await listOfTwo(page)
  await page.getByRole('textbox', { name: `Note on ${MAT}` }).fill('=left, "gate"')
  await page.keyboard.press('Enter')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Barn 2.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv).toContain(`"'=left, ""gate"""`)
  expect(csv).toContain(',1,$94.50,$94.50,')
  await page.getByRole('link', { name: 'All lists' }).click()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Choose a file').click()])
  await chooser.setFiles({
    name: 'Barn 2.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${csv}NO-SUCH-CODE,,3,\r\n`),
  })
  await expect(main(page)).toContainText('1 row is not on the list: it needs a look first.')
  await page.getByRole('link', { name: 'Kept as Barn 2 (2)' }).click()
  await expect(lines(page)).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: `Note on ${MAT}` })).toHaveValue('=left, "gate"')
})

test('rows of a file that need a look are mended in the quick order', async ({ page }) => {
  await page.goto('/lists')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Choose a file').click()])
  await chooser.setFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Code,Qty\nHH-STB-1812-71,4\n'),
  })
  await page.getByRole('link', { name: 'Look at it in the quick order' }).click()
  await expect(page.getByRole('button', { name: 'HH-STB-1812-17?' })).toBeVisible()
})

test('rows of a file that cannot be taken to the quick order stand there to be copied', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (name, text) {
      if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, name, text)
    }
  })
  await page.goto('/lists')
  const buffer = Buffer.from('Code,Qty\nHH-STB-1812-71,4\nQQ-0000-99,2\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('link', { name: 'Look at them in the quick order' }).click()
  const rows = page.getByRole('textbox', { name: /Copy these rows/ })
  await expect(rows).toBeFocused()
  await expect(rows).toHaveValue('HH-STB-1812-71\t4\nQQ-0000-99\t2')
  await expect(page).toHaveURL('/lists')
})

test('two tabs always agree and lose nothing', async ({ page, context }) => {
  await makeList(page, 'Barn 2')
  const other = await context.newPage()
  await makeList(other, 'Barn 3')
  await page.goto('/lists')
  await expect(main(page).getByRole('listitem')).toHaveCount(2)
  await Promise.all([page.getByLabel('Name of a new list').fill('A'), other.goto('/product/010101')])
  await page.getByRole('button', { name: 'Make a list' }).click()
  await other.getByRole('button', { name: 'Save to a list' }).click()
  await other.getByRole('dialog').getByRole('button', { name: /^A / }).click()
  await expect(lines(page)).toHaveCount(1)
})

test('a full storage keeps the lists as long as the page, and says so; damaged ones keep what is sound', async ({
  page,
}) => {
  await page.goto('/lists')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByLabel('Name of a new list').fill('Barn 2')
  await page.getByRole('button', { name: 'Make a list' }).click()
  await expect(page.getByRole('heading', { name: 'Barn 2' })).toBeVisible()
  await expect(main(page)).toContainText("This browser's storage is full")
  await page.evaluate(() => {
    const storage = document.createElement('iframe')
    document.body.append(storage)
    storage.contentWindow?.localStorage.setItem(
      'lists',
      JSON.stringify({ version: 1, lists: [{ id: 'a', name: 'Sound', lines: [] }, { id: 'B!' }] }),
    )
  })
  await page.goto('/lists')
  await expect(main(page)).toContainText('One entry of your lists could not be read')
  await expect(page.getByRole('link', { name: 'Sound' })).toBeVisible()
})

test('of what a full storage does not take nobody says that it is kept, and a list that came by a link stays there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const link = listLinkAddress('', { name: 'Barn 2', lines: [listLine('010101', 4)] })
  await page.goto(link)
  const offer = page.getByRole('region', { name: 'Shared list' })
  await offer.getByRole('button', { name: 'Keep as a list' }).click()
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  await expect(messages).toContainText("This browser's storage is full")
  await expect(offer).toBeVisible()
  await expect(page).toHaveURL(link)

  const buffer = Buffer.from('Code,Qty\nHH-STB-1812-17,4\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer })
  await expect(main(page).getByRole('status').getByRole('link', { name: 'order', exact: true })).toBeVisible()

  await main(page).getByRole('link', { name: 'Barn 2' }).click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { name: 'Barn 2 (copy)' })).toBeVisible()
  await expect(messages).not.toContainText(/made|Kept/)
})

test('a line of a list comes into the cart once, however often it is pressed while the store is slow', async ({
  page,
}) => {
  await listOfTwo(page)
  const held = Promise.withResolvers<void>()
  await page.route(STORE_ITEMS, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  const add = page.getByRole('button', { name: `Add to cart: ${MAT}` })
  await add.click()
  await add.click()
  held.resolve()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await add.click()
  await expect(page.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
})

test('a catalogue whose script does not come says so, and is made once it comes', async ({ page, problems }) => {
  await prepareRoutes(page)
  await listOfTwo(page)
  await page.route(/CatalogueMaker/, (route) => route.abort())
  const offer = main(page).getByRole('button', { name: 'Catalogue (PDF)' })
  await offer.click()
  await expect(page.getByText(common.notLoaded)).toBeVisible()
  await expect(offer).toHaveAttribute('aria-expanded', 'false')
  await page.unroute(/CatalogueMaker/)
  await offer.click()
  await expect(offer).toHaveAttribute('aria-expanded', 'true')
  await expect(main(page).getByRole('button', { name: 'Make the PDF' })).toBeVisible()
  await offer.click()
  await expect(main(page).getByRole('button', { name: 'Make the PDF' })).toHaveCount(0)
  forgiveFailedLoads(problems, /CatalogueMaker/)
})

test('without the store lists work on, at the prices of then', async ({ page, problems }) => {
  await listOfTwo(page)
  await page.route(STORE_ITEMS, (route) => route.abort())
  await page.reload()
  await expect(main(page)).toContainText('these are the prices of when the products were saved')
  await page.getByRole('button', { name: 'Add all to the cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
  forgiveFailedLoads(problems, STORE_ITEMS)
})

test('a cart is kept as a list, which has its mats and their quantities, and stays as it is', async ({ page }) => {
  await fillCart(page)
  await page.goto('/cart')
  await main(page).getByRole('button', { name: 'Keep as a list' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 3 in it' })).toBeVisible()
  await page.getByRole('link', { name: 'View list' }).click()
  await expect(main(page).getByRole('heading', { name: /^Cart of / })).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
})

test('a cart is kept as one list, however often that is pressed before its script is there', async ({ page }) => {
  await fillCart(page)
  await prepareRoutes(page)
  await page.goto('/cart')
  await main(page).getByText('Weight without packing').waitFor()
  const letGo = await holdScripts(page)
  await main(page).getByRole('button', { name: 'Keep as a list' }).dblclick()
  await letGo()
  await expect(page.getByRole('link', { name: 'View list' })).toHaveCount(1)
  await page.goto('/lists')
  await expect(main(page).getByRole('link', { name: /^Cart of / })).toHaveCount(1)
  await page.unrouteAll({ behavior: 'wait' })
})

test('a line that is saved for later twice, before the script is there, keeps its quantity', async ({ page }) => {
  await fillCart(page)
  await prepareRoutes(page)
  await page.goto('/cart')
  await main(page).getByText('Weight without packing').waitFor()
  const letGo = await holdScripts(page)
  await main(page)
    .getByRole('button', { name: `Save for later: ${MAT}` })
    .dblclick()
  await letGo()
  await expect(page.getByRole('region', { name: 'Saved for later' })).toContainText('2 × $94.50')
  await page.unrouteAll({ behavior: 'wait' })
})

test('an empty cart leads to the lists, and so does the account', async ({ page }, info) => {
  await page.goto('/cart')
  await expect(main(page).getByRole('link', { name: 'Lists' })).toHaveAttribute('href', '/lists')
  await asNewCustomer(page, info)
  await page.goto('/my-orders')
  await expect(
    page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name: 'Lists' }),
  ).toBeVisible()
})

test('the page fetches as little as other personal pages', async ({ page }, info) => {
  await listOfTwo(page)
  const address = page.url()
  await page.goto('/robots.txt')
  const weigh = collectScripts(page)
  await page.goto(address)
  await expect(lines(page)).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  // In direct mode the file of what islands share reads the store's texts too.
  expect((await weigh()).bytes).toBeLessThanOrEqual((hasGateway(info) ? 130 : 139) * KB)
})

/** Makes an empty list on the page of lists, which shows it then. */
async function makeList(page: Page, name: string): Promise<void> {
  await page.goto('/lists')
  await page.getByLabel('Name of a new list').fill(name)
  await page.getByRole('button', { name: 'Make a list' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** A list of two mats, shown. */
async function listOfTwo(page: Page): Promise<void> {
  await makeList(page, 'Barn 2')
  for (const itemId of ['010101', OTHER]) {
    await page.goto(`/product/${itemId}`)
    await page.getByRole('button', { name: 'Save to a list' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Barn 2/ })
      .click()
    await expect(page.getByRole('status').filter({ hasText: 'saved to Barn 2' })).toBeVisible()
  }
  await page.goto('/lists')
  await page.getByRole('link', { name: 'Barn 2' }).click()
  await expect(lines(page)).toHaveCount(2)
}
