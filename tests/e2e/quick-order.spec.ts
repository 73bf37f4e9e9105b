import type { Page } from 'playwright/test'
import { workbookOf } from '#stores/test-workbook.ts'
import { fillCart, hasGateway, inEveryGuise } from './as-customer.ts'
import { PHONE } from './fingers.ts'
import { pasteIntoPage } from './paste-into-page.ts'
import { savedPdf } from './saved-pdf.ts'
import { collectScripts, KB } from './script-weight.ts'
import {
  comeBack,
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forgiveFailedLoads,
  inBothThemes,
  prepareRoutes,
  test,
} from './shop-test.ts'

const RIGHT = [
  ...['HH-STB-1812-17', 'HH-STB-1812-22', 'HH-STB-1812-12', 'HH-STB-1010-30', 'HH-STB-64-19', 'HH-TRL-1607-08'],
  ...['HH-TRL-2318-10', 'HH-WSH-1510-22', 'HH-WSH-1812-18C', 'HH-CUB-1711-30', 'HH-CUB-1812-24', 'HH-PAR-1010-23'],
  ...['HH-GYM-1010-15', 'HH-GYM-1010-15B', 'HH-GYM-1010-20G', 'HH-GYM-5050-30', 'HH-KEN-1208-06', 'HH-LFT-1812-17'],
  ...['HH-PRT-WEL-15', 'HH-PRT-LEAF-15', 'HH-PRT-SHOE-17', 'HH-DOR-6040-20', 'HH-DOR-7545-45', 'HH-SCR-6040-12'],
  ...['HH-UTE-1815-08', 'HH-RCM-4570-HR'],
]
/** As a purchaser's spreadsheet has them: thirty codes, four of them wrong, and one of the right ones again. */
const THIRTY = [
  'Artikelnummer\tMenge',
  ...RIGHT.map((code) => `${code}\t4`),
  'HH-STB-1812-71\t4',
  'QQ-0000-99\t4',
  'HH-UTE-2415-08C\t1,5',
  'HH-CUB-LAT-60\t3',
  `${RIGHT[0]}\t8`,
].join('\r\n')

const LIST_WORKER = /\/_astro\/list-worker\.[\w-]+\.js/
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const codeOf = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Item code or name, row ${number}`, exact: true })
const quantityOf = (page: Page, number: number) => page.getByLabel(`Quantity, row ${number}`, { exact: true })
const row = (page: Page, number: number) => page.getByRole('row').filter({ has: quantityOf(page, number) })

/** The quick order with two rows that are right. */
async function openWithTwoRows(page: Page): Promise<void> {
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: 'HH-STB-1812-17\t3\nHH-GYM-5050-30\t4' })
  await expect(summary(page)).toContainText('2 rows are right')
}

test('a purchaser pastes thirty codes, mends four, and has them all in the cart', async ({ page }) => {
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: THIRTY })
  await expect(page.getByRole('main')).toContainText('31 rows read.')
  await expect(page.getByRole('main')).toContainText('Taken for headings: Artikelnummer Menge')
  await expect(summary(page)).toContainText('26 rows are right · 4 need a look')
  await expect(row(page, 1)).toContainText('2 times in your list, added up: 4 + 8')
  await expect(quantityOf(page, 1)).toHaveValue('12')
  await expect(row(page, 28)).toContainText('No product has this code or name.')
  await expect(row(page, 29)).toContainText('“1,5” is no whole number')
  await expect(row(page, 30)).toContainText('minimum 4')
  await expect(row(page, 27).getByRole('button', { name: 'HH-STB-1812-17?' })).toBeVisible()
  await inEveryGuise(page, async () => {
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })

  await page.getByLabel('Only the 4 rows to look at').check()
  await expect(page.getByRole('row').filter({ has: page.getByRole('combobox') })).toHaveCount(4)
  await row(page, 27).getByRole('button', { name: 'HH-STB-1812-17?' }).click()
  await quantityOf(page, 29).fill('2')
  await row(page, 30).getByRole('button', { name: 'Make it 4' }).click()
  await page.getByRole('button', { name: 'Remove row 28' }).click()
  await expect(summary(page)).toContainText('29 rows are right')
  await expect(summary(page)).not.toContainText('need')

  const { name, text } = await savedPdf(page, () =>
    summary(page).getByRole('button', { name: 'Download Quotation' }).click(),
  )
  expect(name).toBe('quotation.pdf')
  expect(text).toContain('28 items, 122 pieces')
  await expect(page.getByText('The quotation is in your downloads.')).toBeVisible()
  await page.getByRole('button', { name: 'Add 29 products to the cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 122 in it' })).toBeVisible()
  const toast = page.getByRole('status').filter({ hasText: '29 products added to the cart' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(summary(page)).toContainText('29 rows are right')
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add 29 products to the cart' }).click()
  // The next one can be typed.
  await expect(codeOf(page, 1)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await summary(page).getByRole('link', { name: 'View cart' }).click()
  for (const [code, quantity] of [
    ['HH-STB-1812-17', '16'],
    ['HH-WSH-1510-22', '4'],
    ['HH-UTE-2415-08C', '2'],
    ['HH-CUB-LAT-60', '4'],
  ] as const) {
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: code })
    await expect(line.getByRole('textbox', { name: /^Quantity of/ }), code).toHaveValue(quantity)
  }
  await expect(page.getByRole('button', { name: 'Download Quotation' })).toBeEnabled()
})

test('by keyboard alone: a name is completed, Enter goes down, arrows move between rows', async ({ page }) => {
  await page.goto('/quick-order')
  const code = codeOf(page, 1)
  await code.focus()
  await page.keyboard.type('welcome')
  await expect(page.getByRole('option').first()).toContainText('HH-PRT-WEL-15')
  await expectNoAxeViolations(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(code).toHaveValue('HH-PRT-WEL-15')
  const quantity = quantityOf(page, 1)
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveValue('1')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  const second = page.getByRole('combobox', { name: 'Item code or name, row 2', exact: true })
  await expect(second).toBeFocused()
  await page.keyboard.type('hhgym505030')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9')
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toBeFocused()
  await expect(row(page, 2)).toContainText('Impact tile')
  await expect(summary(page)).toContainText('2 rows are right')
  await page.reload()
  await expect(summary(page)).toContainText('2 rows are right')
  await expect(quantity).toHaveValue('6')
  // Another page has kept other rows before Back brings this one as it was.
  await page.evaluate(() => {
    // This one has kept its own as it was left, and keeps nothing after that.
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    const kept = sessionStorage.getItem('quick-order') ?? ''
    sessionStorage.setItem('quick-order', kept.replace('HH-PRT-WEL-15', 'HH-STB-1812-17'))
  })
  const list = page.getByLabel('Paste a list')
  await list.fill('HH-')
  await comeBack(page)
  await expect(row(page, 1)).toContainText('Hammered-top stable mat')
  await expect(summary(page)).toContainText('2 rows are right')
  await expect(list).toHaveValue('HH-')
})

test('a quantity is typed over the one that was filled in, and after each step the keyboard goes on in the grid', async ({
  page,
}) => {
  await page.goto('/quick-order')
  const code = (number: number) => codeOf(page, number)
  const quantity = (number: number) => quantityOf(page, number)
  await code(1).focus()
  await page.keyboard.type('HH-STB-1812-17')
  await page.keyboard.press('Tab')
  await expect(quantity(1)).toHaveValue('1')
  await page.keyboard.type('12')
  await expect(quantity(1)).toHaveValue('12')
  await quantity(2).fill('5')
  await expect(row(page, 2)).toContainText('No item code or name is given.')
  await quantity(2).fill('')
  await page.getByLabel('Paste a list').fill('HH-GYM-5050-30 3\nHH-STB-1812-71 1')
  await page.getByRole('button', { name: 'Read this list' }).press('Enter')
  await expect(code(3)).toBeFocused()
  await code(3).fill('HH-STB-1812-22')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add 3 products to the cart' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Cart, 16 in it' })).toBeVisible()
  await expect(code(1)).toBeFocused()
})

test('a list that comes leaves the keyboard in the blank row, and read by a key leads it to what needs a look', async ({
  page,
}) => {
  await page.goto('/quick-order')
  const code = (number: number) => codeOf(page, number)
  await code(1).focus()
  await pasteIntoPage(page, { text: THIRTY })
  await expect(summary(page)).toContainText('26 rows are right · 4 need a look')
  await expect(code(31)).toBeFocused()
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await page.getByLabel('Paste a list').fill(THIRTY)
  await page.getByRole('button', { name: 'Read this list' }).press('Enter')
  await expect(code(27)).toBeFocused()
  await expect(code(27)).toBeInViewport()
})

test('a row that was just typed goes into the cart at once, however slow the index is', async ({ page }) => {
  await prepareRoutes(page)
  const letGo = await holdIndex(page)
  await page.goto('/quick-order')
  await page.getByRole('combobox').fill('HH-STB-1812-17')
  await page.getByRole('button', { name: 'Add 1 product to the cart' }).click()
  letGo()
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue('')
})

test('a row whose code was forgotten says so, and nothing else is taken for its code', async ({ page }) => {
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: 'Code\tPlace\tQty\nHH-STB-1812-17\tleft barn\t3\n\tright barn\t4' })
  await expect(row(page, 2)).toContainText('No item code or name is given.')
  await expect(page.getByRole('combobox', { name: 'Item code or name, row 2', exact: true })).toHaveValue('')
  await expect(quantityOf(page, 2)).toHaveValue('4')
  await expect(summary(page)).toContainText('1 row is right · 1 needs a look')
})

test('a table of a mail, a file, and lines that are typed are read alike', async ({ page }) => {
  await page.goto('/quick-order')
  const html = '<table><tr><th>Code</th><th>Qty</th></tr><tr><td>HH-STB-1812-17</td><td>3</td></tr></table>'
  await pasteIntoPage(page, { text: 'Code\nQty\nHH-STB-1812-17\n3', html })
  await expect(summary(page)).toContainText('1 row is right')
  await page.getByLabel('Paste a list').fill('2 x HH-GYM-5050-30')
  await page.getByRole('button', { name: 'Read this list' }).click()
  await expect(summary(page)).toContainText('2 rows are right')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Choose a file').click()])
  await chooser.setFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\ufeffR\u00e9f\u00e9rence;Qt\u00e9\r\nHH-PRT-WEL-15;5\r\n', 'utf16le'),
  })
  await expect(summary(page)).toContainText('3 rows are right')
  await expect(quantityOf(page, 3)).toHaveValue('5')
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByRole('combobox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(summary(page)).toContainText('3 rows are right')
})

test('a workbook is read without a worker, however long, and one that cannot be read says what to do', async ({
  page,
}) => {
  await page.goto('/quick-order')
  const choose = async (name: string, buffer: Uint8Array) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Choose a file').click()])
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) })
  }
  await choose('locked.xlsx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))
  await expect(page.getByRole('alert')).toContainText('Copy its cells and paste them here')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  const unknown = Array.from({ length: 6_000 }, (_, index) => [`NO-${index}-${'x'.repeat(80)}`, 1])
  await choose('order.xlsx', workbookOf([['Code', 'Qty'], ['HH-STB-1812-17', 3], ['HH-PRT-WEL-15', 5], ...unknown]))
  await expect(summary(page)).toContainText('2 rows are right')
  await expect(quantityOf(page, 2)).toHaveValue('5')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a file may be dropped anywhere on the page, one of tabs among them', async ({ page }) => {
  await page.goto('/quick-order')
  await expect(page.getByRole('combobox')).toHaveCount(1)
  const drop = (name: string, text: string) =>
    page.evaluate(
      ([named = '', content = '']) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([content], named))
        const main = document.querySelector('main')
        const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
        main?.dispatchEvent(over)
        main?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
        return over.defaultPrevented
      },
      [name, text],
    )
  expect(await drop('order.tsv', 'Code\tQty\nHH-STB-1812-17\t3\n"HH-PRT-WEL-15"\t5\n')).toBe(true)
  await expect(summary(page)).toContainText('2 rows are right')
  await expect(quantityOf(page, 2)).toHaveValue('5')
  await drop('more.csv', 'HH-GYM-5050-30;9')
  await expect(summary(page)).toContainText('3 rows are right')
})

test('keys move in the grid as in a spreadsheet: sideways at the ends of a field, and up with Shift and Enter', async ({
  page,
}) => {
  await openWithTwoRows(page)
  const code = (number: number) => codeOf(page, number)
  const quantity = (number: number) => quantityOf(page, number)
  await quantity(2).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(code(2)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  // Within the field the key moves between its letters.
  await expect(code(2)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(quantity(2)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(quantity(1)).toBeFocused()
})

test('the beginning of a code is completed', async ({ page }) => {
  await page.goto('/quick-order')
  const code = codeOf(page, 1)
  await code.focus()
  await page.keyboard.type('hh-prt-w')
  await expect(page.getByRole('option').first()).toContainText('HH-PRT-WEL-15')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(code).toHaveValue('HH-PRT-WEL-15')
  await expect(summary(page)).toContainText('1 row is right')
})

test('the row that somebody is in alone offers what its code may become, and its letters and caret stay', async ({
  page,
}) => {
  await openWithTwoRows(page)
  const code = (number: number) => codeOf(page, number)
  const caret = (number: number) => code(number).evaluate((field: HTMLInputElement) => field.selectionStart)
  await code(2).focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  await expect(code(2)).toHaveValue('xHH-GYM-5050-30')
  expect(await caret(2)).toBe(1)
  await page.keyboard.press('Backspace')

  await code(3).focus()
  await page.keyboard.type('welcome')
  await expect(page.getByRole('option').first()).toContainText('HH-PRT-WEL-15')
  await page.keyboard.press('ArrowDown')
  const active = page.getByRole('option', { selected: true })
  await expect(active).toContainText('HH-PRT-WEL-15')
  await expect(code(3)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  const listId = await page.getByRole('listbox').getAttribute('id')
  await expect(code(3)).toHaveAttribute('aria-controls', listId ?? '')
  await expect(page.getByRole('combobox', { expanded: true })).toHaveCount(1)

  await code(1).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('combobox', { expanded: false })).toHaveCount(4)
  await expect(code(3)).toHaveValue('welcome')
  await expect(code(1)).toBeFocused()
  await code(1).press('End')
  await code(1).press('ArrowLeft')
  await code(1).press('Backspace')
  await expect(code(1)).toHaveValue('HH-STB-1812-7')
  expect(await caret(1)).toBe(12)
})

test.describe('by touch at 375 px', () => {
  test.use({ ...PHONE, viewport: { width: 375, height: 812 } })

  test('by touch a row is typed, completed and removed', async ({ page }) => {
    await page.goto('/quick-order')
    const code = codeOf(page, 1)
    await code.tap()
    await expect(code).toBeFocused()
    await page.keyboard.type('welcome')
    await page.getByRole('option').filter({ hasText: 'HH-PRT-WEL-15' }).tap()
    await expect(code).toHaveValue('HH-PRT-WEL-15')
    const quantity = quantityOf(page, 1)
    await quantity.tap()
    await quantity.fill('6')
    await expect(summary(page)).toContainText('1 row is right')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Remove row 1', exact: true }).tap()
    await expect(page.getByRole('combobox')).toHaveCount(1)
    await expect(code).toHaveValue('')
  })
})

for (const [width, height] of [
  [375, 812],
  [320, 640],
  [1440, 900],
] as const) {
  test(`what puts a long list into the cart stays in sight and covers no row that somebody is in, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/quick-order')
    const add = summary(page).getByRole('button', { name: /^Add/ })
    await expect(add).toHaveText('Add to cart')
    await expect(add).toBeDisabled()
    await pasteIntoPage(page, { text: THIRTY })
    await expect(summary(page)).toContainText('26 rows are right · 4 need a look')
    await expect(add).toBeInViewport({ ratio: 1 })
    const code = (number: number) => codeOf(page, number)
    await code(1).focus()
    for (let number = 2; number <= 31; number += 1) {
      await page.keyboard.press('ArrowDown')
      await expect(code(number)).toBeFocused()
      const [field, bar] = await Promise.all([
        code(number).boundingBox(),
        summary(page).locator('> div').first().boundingBox(),
      ])
      expect.soft((field?.y ?? 0) + (field?.height ?? 0), `row ${number}`).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    await expect(add).toBeInViewport({ ratio: 1 })
    await inEveryGuise(page, async () => {
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
    })
  })
}

test('a low window keeps its room for the rows', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: THIRTY })
  await expect(summary(page)).toContainText('26 rows are right')
  await expect(summary(page).getByRole('button', { name: /^Add/ })).not.toBeInViewport()
})

test('without the index a row says so, and is found once there is one', async ({ page, problems }) => {
  await page.route('**/search-index.json', (route) => route.abort())
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: 'HH-STB-1812-17\t3\nHH-GYM-5050-30\t4' })
  await expect(row(page, 1)).toContainText('cannot be reached')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await page.unroute('**/search-index.json')
  await summary(page).getByRole('button', { name: 'Try again' }).click()
  await expect(summary(page)).toContainText('2 rows are right')
  forgiveFailedLoads(problems, /\/search-index\.json$/)
})

for (const field of ['main textarea', 'main [data-cell="wanted"]']) {
  test(`with the focus in ${field} come the scripts that read what is written there`, async ({ page }) => {
    await page.goto('/quick-order')
    await expect(page.getByRole('combobox')).toHaveCount(1)
    const names = ['pasted-file', 'lists-by-worker', 'code-items']
    const scripts = names.map((name) => page.waitForRequest((asked) => asked.url().includes(`/${name}.`)))
    await page.locator(field).first().focus()
    await Promise.all(scripts)
  })
}

test('ten thousand rows are read, a window of them shown, and the rest on request', async ({ page }) => {
  const inWindow = 15
  await page.setViewportSize({ width: 1280, height: inWindow * 52 })
  await page.goto('/quick-order')
  // Closed when nothing more is asked of the list, it gives back what the index took.
  const closed = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'))
  const codes = ['HH-STB-1812-71', ...Array.from({ length: 10_000 }, (_, index) => `QX-${index}`)]
  await pasteIntoPage(page, { text: codes.map((code) => `${code}\t1`).join('\n') })
  await expect(page.getByRole('main')).toContainText('10,000 rows read.')
  await expect(page.getByRole('main')).toContainText('1 more row was left out')
  await expect(summary(page)).toContainText('10,000 need a look')
  await expect(row(page, 1).getByRole('button', { name: 'HH-STB-1812-17?' })).toBeVisible()
  // The blank one is shown from the beginning.
  await expect(page.getByRole('combobox')).toHaveCount(inWindow + 1)
  await page.getByRole('button', { name: 'Show 40 more' }).click()
  await expect(page.getByRole('combobox')).toHaveCount(inWindow + 40 + 1)
  await closed
  await page.reload()
  await expect(summary(page)).toContainText('10,000 need a look')
})

test('to the rows to look at come those that need it later, and what is mended stays among them', async ({ page }) => {
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: 'HH-STB-1812-17\t3\nQX-1\t2\nHH-GYM-5050-30\t4' })
  await page.getByLabel('Only the 1 row to look at').check()
  const quantity = (number: number) => quantityOf(page, number)
  await expect(page.getByRole('combobox')).toHaveCount(1)
  await pasteIntoPage(page, { text: 'QX-2\t1\nHH-STB-1812-22\t4' })
  await expect(summary(page)).toContainText('2 need a look')
  await expect(page.getByRole('combobox')).toHaveCount(2)
  await expect(quantity(4)).toHaveValue('1')
  await page.getByRole('combobox').first().fill('HH-STB-1812-12')
  await quantity(4).focus()
  await expect(summary(page)).toContainText('4 rows are right · 1 needs a look')
  await expect(page.getByRole('combobox')).toHaveCount(2)
})

test('rows that are typed below a list stay in sight', async ({ page }) => {
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: Array.from({ length: 60 }, (_, index) => `QX-${index}\t1`).join('\n') })
  await expect(page.getByRole('main')).toContainText('60 rows read.')
  const codes = page.getByRole('combobox')
  await expect(codes).toHaveCount(61)
  for (const row of [61, 62, 63]) {
    await codes.nth(row - 1).fill('HH-STB-1812-17')
    await codes.nth(row - 1).press('Enter')
    await expect(codes).toHaveCount(row + 1)
  }
  await expect(codes.nth(61)).toHaveValue('HH-STB-1812-17')
})

test('as many rows are shown as the button says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1_040 })
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: Array.from({ length: 99 }, (_, index) => `QX-${index}\t1`).join('\n') })
  // The blank one is shown from the beginning.
  await expect(page.getByRole('combobox')).toHaveCount(21)
  await page.getByRole('button', { name: 'Show 80 more' }).click()
  await expect(page.getByRole('combobox')).toHaveCount(100)
  await expect(page.getByRole('button', { name: /^Show \d+ more/ })).toHaveCount(0)
})

/** Holds the index back until what is returned is called. */
async function holdIndex(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/search-index.json', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** A list that is long enough for a worker, with one right row of a code. */
const longList = (code: string, prefix: string) =>
  ['Code\tQty', `${code}\t3`, ...Array.from({ length: 1_500 }, (_, index) => `${prefix}-${index}-0000\t1`)].join('\n')

test('a list that is pasted while another is read, and a row that is typed meanwhile, stay', async ({ page }) => {
  await prepareRoutes(page)
  const letGo = await holdIndex(page)
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: longList('HH-STB-1812-17', 'NO') })
  await pasteIntoPage(page, { text: longList('HH-STB-1812-17', 'NOR') })
  await quantityOf(page, 1).fill('7')
  await expect(page.getByText('Reading the list')).toBeVisible()
  letGo()
  await expect(summary(page)).toContainText('1 row is right · 3,001 need a look')
  await expect(page.getByText('Reading the list')).toBeHidden()
  await expect(quantityOf(page, 1)).toHaveValue('7')
  await expect(row(page, 1)).toContainText('No item code or name is given.')
  await expect(row(page, 2)).toContainText('2 times in your list, added up: 3 + 3')
})

test('a long list is read by the page where its worker does not come', async ({ page, problems }) => {
  await prepareRoutes(page)
  await page.route(LIST_WORKER, (route) => route.abort())
  await page.goto('/quick-order')
  await pasteIntoPage(page, { text: longList('HH-STB-1812-17', 'NO') })
  await expect(page.getByRole('main')).toContainText('1,501 rows read.')
  await expect(summary(page)).toContainText('1 row is right · 1,500 need a look')
  forgiveFailedLoads(problems, LIST_WORKER)
})

test('the page fetches as little as other personal pages', async ({ page }, info) => {
  const weigh = collectScripts(page)
  await page.goto('/quick-order')
  await expect(page.getByRole('combobox')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect((await weigh()).bytes).toBeLessThanOrEqual((hasGateway(info) ? 131 : 132) * KB)
})

test('a link that others make offers what it names, and orders nothing', async ({ page }) => {
  await page.goto('/buy/010101:4,010103')
  const offer = page.getByRole('region', { name: 'Shared cart' })
  await expect(offer.getByRole('listitem')).toHaveCount(2)
  await expect(offer).toContainText('4 ×')
  await inBothThemes(page, () => expectNoAxeViolations(page))
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toHaveCount(0)
  await offer.getByRole('button', { name: 'Use this cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart, 5 in it' })).toBeVisible()
  await page.goto('/buy/HH-GYM-5050-30:3')
  await expect(offer).toContainText('3 ×')
  await page.goto('/buy/nonsense%20here')
  await expect(page.getByRole('main')).toContainText('damaged')
})

test('the cart leads to the grid, empty or not', async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: 'Paste a list' })).toHaveAttribute(
    'href',
    '/quick-order',
  )
  await fillCart(page)
  await page.goto('/cart')
  await page.getByRole('main').getByRole('link', { name: 'Paste a list' }).click()
  await expect(page.getByRole('heading', { name: 'Quick order' })).toBeVisible()
})
