import jsQR from 'jsqr'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { quotationNumber } from '#domain/quotation-number.ts'
import { planPaper } from '#islands/plan-paper/plan-paper.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE, type Mat } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { writeRoom } from '#planner/room-text.ts'
import { openQuotationBrowser, type QuotationBrowser } from './quotation-browser.ts'
import { readPdf } from './read-pdf.ts'
import { lineOf, ORIGIN, quote } from './test-quotation.ts'

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
    code: 'HH-1',
    name: MATTING,
    quantity: 12,
    displayPrice: '45.00',
    displayDiscount: '-',
    displayTotal: '540.00',
  }
  const bytes = await browser.printOrder(quote(cart).maker, order, [line])
  const [page] = (await readPdf(bytes)).pages
  expect(page?.lines).toContain(`$540.00\t-\t$45.00\t12\t${MATTING}`)
  expect(page?.lines).toContain('HH-1')
  expect(page?.lines).toContain('USD\tNot Paid\tPending\t21 Nov 2026')
})

test('a plan stands where lines begin, its drawing as the room lies, and its code on the other side', async () => {
  const room: PlannedRoom = {
    ...{ id: 'r1', name: 'Box 3', outline: boxOutline(3600, 3600), holes: [], doors: [], gapMm: 0, itemId: '010101' },
    ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
  }
  const mat: Mat = { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true }
  const [alternative] = alternativesFor(room, [], mat, BY_KNIFE)
  if (alternative === undefined) throw new Error('The room can be laid.')
  const paper = planPaper({
    ...{
      room,
      alternative,
      toOrder: '6',
      edging: [],
      address: `${ORIGIN}/planner#room=${writeRoom(room)}`,
      unit: 'mm',
    },
    mat: { name: 'Stable mat', code: 'HH-STB' },
  })
  const { bytes } = await browser.build(quote(cart, { plans: [paper] }))
  const { pages } = await readPdf(bytes)
  const number = pages.findIndex(({ lines }) => lines.includes('Box 3'))
  const { pixels, width, height } = await browser.picture(bytes, number + 1, 150)
  const code = jsQR(pixels, width, height)
  expect(code?.data).toContain('/planner#room=')
  expect(code?.location.topRightCorner.x).toBeLessThan(width / 2)
  // The pieces are named from the left, as they lie in the room.
  expect(pages[number]?.lines.join(' ')).toMatch(/\b1\b.*\b2\b/)
})
