import { expect, test } from 'vitest'
import type { Quotation } from './quotation.ts'
import { quotationTexts } from './quotation-texts.ts'

const ROW = {
  name: 'Mat',
  code: 'HH-1',
  details: '17 mm',
  quantity: '2',
  price: '€94.50',
  per: 'each',
  total: '£189.00',
}
const QUOTATION: Quotation = {
  maker: { name: 'Hoof & Husk', tagline: 'Mats', address: ['1 Mat Street'], email: '', phone: '', currency: 'EUR' },
  title: 'Quotation',
  number: 'Q-1',
  facts: [{ label: 'Number', value: 'Q-1' }],
  heads: { name: 'Product', quantity: 'Quantity', price: 'Price', total: 'Total' },
  rows: [ROW],
  total: { label: 'Total', summary: '1 item', amount: '₹189.00' },
  terms: { heading: 'Terms', sentences: ['Thirty days.'] },
  share: { invitation: 'Back to the cart', hint: 'By link', address: '', fitsCode: false },
  plans: [],
}

test('the sign of any currency is among what the fonts of its cut are loaded for', () => {
  const { regular, bold } = quotationTexts(QUOTATION, '')
  expect(regular).toContain('€94.50')
  expect(bold).toContain('£189.00')
  expect(bold).toContain('₹189.00')
})

test('names in scripts of their own need no font in cuts that they are not set in', () => {
  const { regular, bold, heading } = quotationTexts({ ...QUOTATION, rows: [{ ...ROW, name: 'マット' }] }, 'Barn')
  expect(regular).toContain('マット')
  expect(bold + heading).not.toContain('マット')
  for (const text of [regular, bold, heading]) expect(text).toMatch(/Barn.*Hoof & Husk/)
})
