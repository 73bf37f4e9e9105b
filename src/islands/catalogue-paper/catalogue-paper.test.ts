import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { cataloguePaper } from './catalogue-paper.ts'

const maker = { name: 'Hoof & Husk', tagline: '', address: [], email: '', phone: '', currency: 'USD' }
const mat = (itemId: string, price: ReturnType<typeof cents> | 'on-request', sold = '') => ({
  ...{ itemId, name: `Mat ${itemId}`, code: `HH-${itemId}`, facts: ['1830 × 1220 mm · 17 mm', 'Rubber'] },
  ...{ price, sold, picture: '/pictures/a-360.webp' },
})
const request = {
  ...{ maker, name: 'Stable mats', unit: 'in' as const, origin: 'https://shop.example' },
  ...{ date: { year: 2026, month: 11, day: 23 }, pricesOf: { year: 2026, month: 11, day: 20 } },
  ...{ items: [mat('a1', cents(9450)), mat('b2', 'on-request')] },
}

test('an item has its facts in the unit that is shown, its price, and the address of its page', () => {
  const { entries, facts } = cataloguePaper({ ...request, withPrices: true })
  expect(entries[0]).toMatchObject({
    ...{ name: 'Mat a1', code: 'HH-a1', facts: '72" × 48" · 21/32" · Rubber', price: '$94.50' },
    address: 'https://shop.example/product/a1',
  })
  expect(entries[1]).toMatchObject({ price: 'Price on request', per: '' })
  expect(facts.map(({ value }) => value)).toEqual([
    'Stable mats',
    '2',
    '23 November 2026',
    'In USD, of 20 November 2026',
  ])
})

test('without prices there is none, and no unit that one would be for', () => {
  const { entries } = cataloguePaper({ ...request, withPrices: false })
  expect(entries.map(({ price, per }) => price + per)).toEqual(['', ''])
})

test('prices of a day that nothing tells are said to be so', () => {
  const { facts } = cataloguePaper({ ...request, withPrices: true, pricesOf: 'unknown' })
  expect(facts.at(-1)?.value).toBe('In USD, of a day that is not known')
})
