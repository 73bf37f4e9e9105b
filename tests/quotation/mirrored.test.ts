import jsQR from 'jsqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { quotationNumber } from '#domain/quotation-number.ts'
import { openQuotationBrowser, type QuotationBrowser } from './quotation-browser.ts'
import { readPdf } from './read-pdf.ts'
import { lineOf, quote } from './test-quotation.ts'

let browser: QuotationBrowser
beforeAll(async () => {
  browser = await openQuotationBrowser('ar-XB')
})
afterAll(async () => {
  expect(browser.problems).toEqual([])
  await browser.close()
})

const MATTING = 'Coir entrance matting'
const cart = [
  lineOf(1, { name: MATTING, price: cents(4500), quantity: 12, terms: { unit: { of: 'metre' }, minimum: 1, step: 1 } }),
  lineOf(2, { name: 'Stable mat', quantity: 3 }),
]
const buyer = { name: '', company: 'Byron School', reference: 'REQ 118' }

// Our own words are pictures here, since they run from right to left: what can be read are the values.
test('the columns of a quotation run from right to left, and each value keeps its own order', async () => {
  const { bytes } = await browser.build(quote(cart, { buyer }))
  const [page] = (await readPdf(bytes)).pages
  expect(page?.lines).toContain(`$540.00\t$45.00\t${MATTING}`)
  expect(page?.lines).toContain('$30.00\t$10.00\t3\tStable mat')
  expect(page?.lines).toContain(`USD\t${quotationNumber(cart)}`)
  expect(page?.lines).toContain('REQ 118\tByron School')
  expect(page?.lines.some((line) => line.startsWith('$570.00\tUSD'))).toBe(true)
  const { pixels, width, height } = await browser.picture(bytes, 1, 150)
  expect(jsQR(pixels, width, height)?.location.topRightCorner.x).toBeLessThan(width / 2)
})

test('every page of a long one is mirrored', async () => {
  const long = Array.from({ length: 40 }, (_, index) => lineOf(index, { name: `Mat ${index}` }))
  const { pages } = await readPdf((await browser.build(quote(long))).bytes)
  expect(pages.length).toBeGreaterThan(1)
  const rows = pages.flatMap(({ lines }) => lines.filter((line) => line.includes('Mat ')))
  expect(rows).toEqual(long.map(({ name }) => `$10.00\t$10.00\t1\t${name}`))
})

test('so do those of an order', async () => {
  const order = {
    orderId: 'HH001004',
    displayDate: '21 Nov 2026',
    displayAddress: '1 School Road',
    displayTotal: '540.00',
    status: { text: 'Pending', tone: 'warning' as const },
    paidStatus: { text: 'Not Paid', tone: 'warning' as const },
  }
  const line = {
    orderLineId: '1',
    itemId: '1',
    name: MATTING,
    quantity: 12,
    displayPrice: '45.00',
    displayDiscount: '-',
    displayTotal: '540.00',
  }
  const bytes = await browser.printOrder(quote(cart).maker, order, [line])
  const [page] = (await readPdf(bytes)).pages
  expect(page?.lines).toContain(`$540.00\t-\t$45.00\t12\t${MATTING}`)
  expect(page?.lines).toContain('USD\tNot Paid\tPending\t21 Nov 2026')
})
