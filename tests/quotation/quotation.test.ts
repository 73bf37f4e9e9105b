import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cart, type CartLine, cartTotal } from '#domain/cart.ts'
import { cartLinkAddress, decodeCartLink } from '#domain/cart-link.ts'
import { cents } from '#domain/cents.ts'
import { quotationNumber } from '#domain/quotation-number.ts'
import { ONE_BY_ONE, type SaleUnit } from '#domain/sale-terms.ts'
import { MOST_CODE_CHARACTERS } from '#pdf/qr-code.ts'
import { openQuotationBrowser, type Picture, type QuotationBrowser } from './quotation-browser.ts'
import { type ReadPage, readPdf } from './read-pdf.ts'
import { scan } from './scan.ts'
import { lineOf, ORIGIN, quote } from './test-quotation.ts'

let browser: QuotationBrowser
beforeAll(async () => {
  browser = await openQuotationBrowser()
})
afterAll(async () => {
  expect(browser.problems).toEqual([])
  await browser.close()
})

const HEADS = 'Product\tQuantity\tPrice\tTotal'
const ROW = /^(.*)\t(\d[\d,]*)\t(\$[\d,.]+)\t(\$[\d,.]+)$/

describe('a short quotation', () => {
  const cart: Cart = [
    lineOf(1, { name: 'Heavy-duty stable mat, hammer top', price: cents(123_450), quantity: 12 }),
    lineOf(2, { name: 'Coir doormat “Husk”, 600 × 400 mm', price: cents(1995), quantity: 1 }),
    lineOf(3, { name: 'Rubber link mat (pair)', price: cents(5), quantity: 9999 }),
  ]
  const number = quotationNumber(cart)
  let bytes: Uint8Array
  let page: ReadPage
  let title: string
  beforeAll(async () => {
    ;({ bytes } = await browser.build(quote(cart)))
    const read = await readPdf(bytes)
    title = read.title
    page = sole(read.pages)
  })

  test('says who offers, what it is, and until when', () => {
    expect(title).toBe(`Quotation ${number}`)
    const text = page.lines.join('\n')
    for (const words of [
      'Hoof & Husk',
      '48 Wharf Street',
      '+61 7 5550 0148',
      'sales@hoofandhusk.example',
      'Quotation',
    ]) {
      expect(text).toContain(words)
    }
    expect(page.lines).toContain('Number\tDate\tValid until\tCurrency')
    expect(page.lines).toContain(`${number}\t21 November 2026\t21 December 2026\tUSD`)
    expect(text).toContain('This quotation is indicative and valid for 30 days.')
    expect(page.lines.at(-1)).toBe(`Hoof & Husk, quotation ${number}\tPage 1 of 1`)
  })

  test('has the four columns, every line of the cart and the total', () => {
    expect(page.lines).toContain(HEADS)
    expectCart([page], cart)
    for (const { code } of cart) expect(page.lines).toContain(code)
  })

  test('what is sold in many ways takes lines of its own beside a large total', async () => {
    const units: SaleUnit[] = [
      ...(['mat', 'tile', 'sheet'] as const).map((noun) => ({ of: 'piece' as const, noun })),
      ...(['kit', 'roll', 'box', 'pair', 'set'] as const).map((noun) => ({ of: 'pack' as const, noun })),
      ...[{ of: 'metre' as const }, { of: 'square-metre' as const }],
    ]
    const mixed = units.map((unit, index) =>
      lineOf(index, { price: cents(12_345), quantity: 1_125, terms: { ...ONE_BY_ONE, unit } }),
    )
    const { pages } = await readPdf((await browser.build(quote(mixed))).bytes)
    const lines = pages.flatMap((one) => one.lines)
    const total = lines.findIndex((line) => line.startsWith('Total'))
    expect(lines[total]).toMatch(/^Total\t10 items, .*\tUSD\t?\$1,388,812\.50$/)
    expect(lines[total + 1]).toMatch(/^1,125 [^\t]*$/)
  })

  test('the link in it restores the cart', () => {
    const address = cartLinkAddress(ORIGIN, cart)
    expect(page.links.filter((link) => !link.startsWith('mailto:'))).toEqual([address, address])
    expect(page.links).toContain('mailto:sales@hoofandhusk.example')
  })

  test('the QR code, seen by a camera, restores the cart', async () => {
    const address = scan(await browser.picture(bytes, 1, 150))
    expect(address).toBe(cartLinkAddress(ORIGIN, cart))
    expect(decodeCartLink(new URL(address).hash.slice('#share='.length))).toEqual({
      status: 'cart',
      entries: cart.map(({ itemId, quantity }) => ({ itemId, quantity })),
    })
  })

  test('Latin alone loads three font files and none of what jsPDF has for HTML and SVG', async () => {
    browser.requests.length = 0
    await browser.build(quote(cart))
    expect(browser.requests.filter((url) => url.endsWith('.woff'))).toHaveLength(3)
    expect(browser.requests.join()).not.toMatch(/html2canvas|purify|canvg/)
    expect(browser.requests.filter((url) => !url.startsWith(ORIGIN))).toEqual([])
  })
})

describe('a long quotation', () => {
  const long = 'Interlocking stable mat with drainage grooves for wash bays and passages, black, pack of four'
  const cart = Array.from({ length: 120 }, (_, index) =>
    lineOf(index, {
      name: index % 3 === 0 ? `${long} ${index}` : `Mat ${index}`,
      price: cents(999 + 37 * index),
      quantity: 1 + index * 7,
    }),
  )
  let pages: ReadPage[]
  beforeAll(async () => {
    pages = (await readPdf((await browser.build(quote(cart))).bytes)).pages
  })

  test('repeats the head on every page and numbers the pages', () => {
    expect(pages.length).toBeGreaterThan(4)
    for (const [index, { lines }] of pages.entries()) {
      expect(lines.filter((line) => line === HEADS)).toHaveLength(1)
      expect(lines.at(-1)).toMatch(new RegExp(`\\tPage ${index + 1} of ${pages.length}$`))
    }
  })

  test('carries every line once, in order, and adds up', () => {
    expectCart(pages, cart)
  })

  test('parts no row: what is wrapped stays on its page', () => {
    for (const { lines } of pages) {
      const rows = lines.filter((line) => ROW.test(line))
      const codes = lines.filter((line) => /^HM-\d{4}$/.test(line))
      expect(codes).toHaveLength(rows.length)
      const wrapped = rows.filter((row) => row.startsWith('Interlocking')).length
      expect(lines.filter((line) => /pack of four \d+$/.test(line))).toHaveLength(wrapped)
    }
  })

  test('keeps the link where the cart is too long for a code, and says so', () => {
    const address = cartLinkAddress(ORIGIN, cart)
    expect(address.length).toBeGreaterThan(MOST_CODE_CHARACTERS)
    expect(pages.flatMap(({ links }) => links).filter((link) => link !== 'mailto:sales@hoofandhusk.example')).toEqual([
      address,
    ])
    const words = pages.flatMap(({ lines }) => lines).join(' ')
    expect(words).toContain('too long for a code')
  })
})

describe('the end of a quotation', () => {
  test.each([1, 2, 11, 12, 13, 14, 15, 29, 30, 31, 32])(
    'with %i lines the notes stand with the total and at least one row',
    async (count) => {
      const lines = Array.from({ length: count }, (_, index) => lineOf(index, { name: `Mat ${index}` }))
      const { pages } = await readPdf((await browser.build(quote(lines))).bytes)
      expectCart(pages, lines)
      const last = pages.at(-1)?.lines ?? []
      const places = [ROW, /^Total\t/, /This quotation is indicative/].map((line) =>
        last.findIndex((text) => line.test(text)),
      )
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(last.at(-1)).toMatch(/Page \d of \d$/)
    },
  )
})

describe('codes', () => {
  test('the longest address that gets a code is still read from a print of 300 dots an inch', async () => {
    const lines = Array.from({ length: 80 }, (_, index) => lineOf(index * 1009, { quantity: 25 }))
    const most = lines.findLastIndex((_, index) => {
      return cartLinkAddress(ORIGIN, lines.slice(0, index + 1)).length <= MOST_CODE_CHARACTERS
    })
    const cart = lines.slice(0, most + 1)
    const { bytes } = await browser.build(quote(cart))
    const { pages } = await readPdf(bytes)
    expect(scan(await browser.picture(bytes, pages.length, 300))).toBe(cartLinkAddress(ORIGIN, cart))
  })
})

describe('names in any script', () => {
  test('what the fonts cover is text that can be searched', async () => {
    const names = ['Łódź süße Ærø', 'İstanbul ğüşç', 'Thảm cao su Đặng', 'Резиновый коврик Ґ', 'Λαστιχένιο χαλί ᾶ']
    const { bytes } = await browser.build(quote(names.map((name, index) => lineOf(index, { name }))))
    const page = sole((await readPdf(bytes)).pages)
    expect(page.images).toEqual([])
    const rows = page.lines.filter((line) => ROW.test(line))
    expect(rows.map((row) => row.split('\t')[0])).toEqual(names)
  })

  test.each([
    ['Sinhala', ['කක', 'මම', 'රබර්']],
    ['Arabic', ['سس', 'عع', 'سجادة مطاطية']],
    ['emoji', ['🐄', '🐎', '🐑🐑']],
  ])('%s is drawn as sharp pictures, each name as its own', async (_, names) => {
    const { bytes } = await browser.build(quote(names.map((name, index) => lineOf(index, { name }))))
    const page = sole((await readPdf(bytes)).pages)
    expect(page.lines.join('')).not.toMatch(/[?\ufffd]/)
    expect(page.images).toHaveLength(names.length)
    for (const { dotsPerInch } of page.images) expect(dotsPerInch).toBeGreaterThanOrEqual(300)
    const sheet = await browser.picture(bytes, 1, 150)
    const inks = page.images.map(({ x, y }) => inkAt(sheet, x, y))
    for (const ink of inks) expect(ink.filter((dark) => dark).length).toBeGreaterThan(30)
    // A font without these letters would draw the same box for all of them.
    expect(new Set(inks.map((ink) => ink.join())).size).toBe(names.length)
  })

  test('a mixed name keeps its Latin part as text beside the picture', async () => {
    const cart = [lineOf(1, { name: 'Cow mat 🐄 රබර් පැදුර deluxe' }), lineOf(2, { name: 'Mat e\u0301tage' })]
    const { bytes } = await browser.build(quote(cart))
    const page = sole((await readPdf(bytes)).pages)
    const rows = page.lines.filter((line) => ROW.test(line))
    expect(rows[0]).toMatch(/^Cow mat ?\t ?deluxe\t1\t/)
    expect(rows[1]).toMatch(/^Mat étage\t/)
    expect(page.images).toHaveLength(1)
  })

  test('a hostile name takes six lines at most and no place from the figures', async () => {
    const cart = [lineOf(1, { name: `${'x'.repeat(5000)} \u202e\u0000\ud800` }), lineOf(2, { name: '' })]
    const { bytes } = await browser.build(quote(cart))
    const page = sole((await readPdf(bytes)).pages)
    const lines = page.lines.filter((line) => line.startsWith('xxx'))
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)).toMatch(/x…$/)
    expect(
      page.lines.filter((line) => line.endsWith('\t1\t$10.00\t$10.00') || line === '1\t$10.00\t$10.00'),
    ).toHaveLength(2)
  })
})

/** Every row's quantity, price and total, and the total line, against the cart's own numbers. */
function expectCart(pages: ReadPage[], cart: Cart): void {
  const lines = pages.flatMap((page) => page.lines)
  const rows = lines.flatMap((line) => {
    const [, name = '', quantity, price = '', total = ''] = ROW.exec(line) ?? []
    return quantity === undefined
      ? []
      : [{ name, quantity: Number(quantity.replaceAll(',', '')), price: centsIn(price), total: centsIn(total) }]
  })
  expect(rows.map(({ quantity, price, total }) => ({ quantity, price, total }))).toEqual(
    cart.map(({ quantity, price }: CartLine) => ({ quantity, price, total: quantity * price })),
  )
  for (const [index, { name }] of rows.entries()) expect(cart[index]?.name.startsWith(name)).toBe(true)
  const total = lines.filter((line) => line.startsWith('Total'))
  expect(total).toHaveLength(1)
  expect(centsIn(total[0]?.split('\t').at(-1) ?? '')).toBe(cartTotal(cart))
}

function centsIn(money: string): number {
  return Number(money.replace(/[$,.]/g, ''))
}

function sole(pages: ReadPage[]): ReadPage {
  const [page] = pages
  if (page === undefined || pages.length > 1) throw new Error(`One page was expected, there are ${pages.length}.`)
  return page
}

/** Which dots are dark in a field of 20 by 5 mm at a place in mm. */
function inkAt({ pixels, width }: Picture, x: number, y: number): boolean[] {
  const dots = (length: number) => Math.round((length / 25.4) * 150)
  return Array.from({ length: dots(5) }, (_, row) =>
    Array.from({ length: dots(20) }, (__, column) => {
      return (pixels[4 * ((dots(y) + row) * width + dots(x) + column)] ?? 255) < 128
    }),
  ).flat()
}
