import { describe, expect, test } from 'vitest'
import { readSaleTerms } from './read-sale-terms.ts'
import type { SaleTerms } from './sale-terms.ts'
import { writeSaleTerms } from './written-sale-terms.ts'

// Thousands of texts as stores write them are in `tests/corpora`; here is one of each kind.

/** The unit as `metre` or `kit:9`, `-` where none is stated, then the least quantity and the step where they are more than one. */
function read(description: string, name = 'Mat'): string {
  const terms: SaleTerms = readSaleTerms({ name, description })
  const [unit, ...counts] = writeSaleTerms(terms).replace('unstated', '-').split(' ')
  return [unit || '-', ...(counts.join() === '1,1' ? [] : counts)].join(' ')
}

describe('what a price is for', () => {
  test.each([
    ['Price per metre.', 'metre'],
    ['The price is for a single tile.', 'tile'],
    ['All prices are for the pair.', 'pair:2'],
    ['Unit price: each.', 'piece'],
    ['Price  per \t metre.', 'metre'],
    ['Prices quoted per running metre.', 'metre'],
    ['Sold by the metre.', 'metre'],
    ['Sold by the lin. m.', 'metre'],
    ['Sold per m².', 'square-metre'],
    ['Sold per square metre.', 'square-metre'],
    ['Sold per sq. m.', 'square-metre'],
    ['Sold singly.', 'piece'],
    ['Sold individually.', 'piece'],
    ['Priced per sheet.', 'sheet'],
    ['Charged by the roll.', 'roll'],
    ['Invoiced per slab.', 'slab'],
    ['Cut from the roll and sold by the metre.', 'metre'],
    ['These heavy mats are only sold in pairs.', 'pair:2'],
    ['It is sold as a set of four.', 'set:4'],
    ['Sold in boxes of 1,200 pieces.', 'box:1200'],
    ['Sold in packs of a dozen.', 'pack:12'],
    ['Sold in cartons (20 pcs).', 'carton:20'],
    ['Sold per bundle, 10 pieces per bundle.', 'bundle:10'],
    ['Sold per ctn of 20.', 'carton:20'],
    ['Sold per pkt of 5.', 'pack:5'],
    ['Sold in 10 m rolls.', 'roll'],
    ['Sold per roll of 10 m.', 'roll'],
    ['Sold by the pallet of 40 mats.', 'pallet:40'],
    ['We sell it by the metre.', 'metre'],
    ['We sell these mats only per pair.', 'pair:2'],
    ['A good mat. Sold per piece.', 'piece'],
    ['Not heavy; sold per tile', 'tile'],
    ['Unit: pair', 'pair:2'],
    ['Soft.\n\nUnit of sale: box of 20\nCare: Sweep', 'box:20'],
    ['Soft.\n\nUOM: ea\nCare: Sweep', 'piece'],
    ['Soft.\n\nOrder unit: roll\nCare: Sweep', 'roll'],
    ['Soft.\n\nPrice: per tile\nCare: Sweep', 'tile'],
    ['Kit contents: 9 tiles.', 'kit:9'],
    ['Set of 4.', 'set:4'],
  ])('%j: %s', (description, unit) => {
    expect(read(description)).toBe(unit)
  })

  test.each([
    ['Matting per metre', 'metre'],
    ['Matting, by the m', 'metre'],
    ['Matting p/m', 'metre'],
    ['Matting /m', 'metre'],
    ['Matting, sold by the metre', 'metre'],
    ['Matting, full roll', 'roll'],
    ['Matting 10 m roll', 'roll'],
    ['Matting, roll of 10 m', 'roll'],
    ['Car mats, 1 pair', 'pair:2'],
    ['Car mats (pair)', 'pair:2'],
    ['Gym tile, each', 'piece'],
    ['Gym tiles, kit of 9', 'kit:9'],
    ['Gym tiles, box of 4 tiles', 'box:4'],
    ['Gym tiles, 9-piece kit', 'kit:9'],
    ['Gym tiles, 4 tile pack', 'pack:4'],
  ])('a name as "%s": %s', (name, unit) => {
    expect(read('', name)).toBe(unit)
  })

  test.each([
    'Made by the metre and soft.',
    'A roll is 10 m long.',
    'Customers buy it by the metre.',
    'Resold by the metre.',
    'Samples are sold per piece.',
    'Usually sold per metre.',
    'Soft; not sold by weight.',
    'Sold by the thousand.',
  ])('"%s" does not say', (description) => {
    expect(read(description)).toBe('-')
  })

  test.each(['Mat for each horse', 'Kitset mat', 'Superpair', 'Mat a 9 m'])('a name as "%s" does not say', (name) => {
    expect(read('', name)).toBe('-')
  })

  test.each([
    'Sold per metre or per roll.',
    'Sold per metre, or by the full roll.',
    'Sold per metre & roll.',
    'Sold per metre. Sold per piece.',
    'Sold by the metre. Price per square metre.',
    'Sold in kits of 9. Sold by the metre.',
    'Sold in kits of 9. Sold in kits of 12.',
    'Sold in kits. Sold in sets.',
    'Sold per metre on request.',
    'Sold per piece for $4.',
  ])('"%s" leaves doubt', (description) => {
    expect(read(description)).toBe('unclear')
  })

  test.each([
    ...[
      'custom',
      'bespoke',
      'made to order',
      'made-to-measure',
      'made for you',
      'cut to size',
      'cut-to-order',
      'cut to measure',
    ],
    ...[
      'printed',
      'with a logo',
      'with logos',
      'for other mats',
      'for samples',
      'on request',
      'with discount',
      'at discounts',
    ],
    ...[
      'cheaper',
      'free of charge',
      'with freight',
      'if it ships',
      'to ship',
      'for export',
      'by container',
      'wholesale',
    ],
    ...[
      'to the trade',
      'to a dealer',
      'to dealers',
      'by value',
      'as may be',
      'it might be',
      'as you can',
      'as you could',
    ],
    ...['usually', 'normally', 'typically', 'as it was', 'as they were', 'formerly', 'until June', 'while in stock'],
    ...['delivered', 'shipped', 'recommended', 'as suggested', 'for $4', 'at 4 €', '4 AUD', '4usd', '5 % off'],
  ])('"Sold per metre %s" may be another sale', (words) => {
    expect(read(`Sold per metre ${words}.`)).toBe('unclear')
  })

  test.each([
    ['Sold per piece. Sold per tile.', 'tile'],
    ['Sold per tile. Sold each.', 'tile'],
    ['Sold in kits. Sold in kits of 9.', 'kit:9'],
    ['Sold in kits of 9. Sold in kits.', 'kit:9'],
    ['Sold per metre. Price per metre.', 'metre'],
  ])('"%s" says one thing, once more fully', (description, unit) => {
    expect(read(description)).toBe(unit)
  })
})

describe('the least quantity', () => {
  test.each([
    ['Minimum order 12.', '- 12 1'],
    ['Minimum order quantity: 12 pieces.', '- 12 1'],
    ['The smallest order is twelve mats.', '- 12 1'],
    ['Min. qty 12.', '- 12 1'],
    ['Least: 12', '- 12 1'],
    ['MOQ 12.', '- 12 1'],
    ['M.O.Q.: 12', '- 12 1'],
    ['Please order at least 12.', '- 12 1'],
    ['Orders: minimum 12.', '- 12 1'],
    ['Sold from 12 pieces up.', '- 12 1'],
    ['Sold only in quantities of at least 12.', '- 12 1'],
    ['We sell them from 12 upwards.', '- 12 1'],
    ['At least 12 per order.', '- 12 1'],
    ['At least 12 must be ordered.', '- 12 1'],
    ['No orders under 12.', '- 12 1'],
    ['No order for less than 12 mats.', '- 12 1'],
    ['We do not sell fewer than 12.', '- 12 1'],
    ['The least that we sell is 12.', '- 12 1'],
    ['Not sold singly, only from 12 up.', '- 12 1'],
    ['12 minimum order.', '- 12 1'],
    ['Minimum order a dozen.', '- 12 1'],
    ['Minimum order: one pair.', '- 2 1'],
    ['Minimum order 12. Minimum order 12 pieces.', '- 12 1'],
    ['Soft.\n\nMinimum order: 12 pcs\nCare: Sweep', '- 12 1'],
    ['Sold per metre. Minimum cut 5 metres.', 'metre 5 1'],
    ['Sold per tile. Minimum order 12 pieces.', 'tile 12 1'],
    ['Sold in kits of 9. Minimum order 2 boxes.', 'kit:9'],
    ['Sold in kits of 9. Minimum order 2 tiles.', 'kit:9'],
    ['Sold in kits of 9. Minimum order 2 kits.', 'kit:9 2 1'],
  ])('%j: %s', (description, terms) => {
    expect(read(description)).toBe(terms)
  })

  test.each([
    ['Gym tile, min. 12', '- 12 1'],
    ['Gym tile, minimum order 12', '- 12 1'],
    ['Gym tile (MOQ 12)', '- 12 1'],
  ])('a name as "%s": %s', (name, terms) => {
    expect(read('', name)).toBe(terms)
  })

  test.each([
    'Minimum order 0.',
    'Minimum order 10,000.',
    'Minimum order 12 or 24.',
    'Minimum order 12 to 24.',
    'Minimum order 12 mm.',
    'Minimum order 12 kg.',
    'Minimum order 12 for Tasmania.',
    'Minimum order 12, when printed.',
    'Minimum order 12 weeks.',
    'Minimum order 12. Minimum order 24.',
    'Minimum order of samples 12.',
    'Minimum order $12.',
    'Minimum order 12 metres.',
    'Minimum order 12 boxes.',
    'Minimum order 1.5.',
    'With a minimum order of 12 we deliver.',
  ])('"%s" states none', (description) => {
    expect(read(description)).toBe('-')
  })

  test.each([
    ['Sold per metre. Minimum order 12 pieces.', 'metre'],
    ['Sold in kits of 9. Minimum order 2 boxes.', 'kit:9'],
    ['Sold per metre. Sold per piece. Minimum order 12.', 'unclear'],
  ])('"%s" counts something else', (description, terms) => {
    expect(read(description)).toBe(terms)
  })
})

describe('the step', () => {
  test.each([
    ['Sold in multiples of 4.', '- 1 4'],
    ['Sold only in full lots of 4 pieces.', '- 1 4'],
    ['Please order in steps of 4.', '- 1 4'],
    ['We sell them in multiples of 4.', '- 1 4'],
    ['Sold in even numbers.', '- 1 2'],
    ['Please order even quantities.', '- 1 2'],
    ['Even numbers only.', '- 1 2'],
    ['Order multiples: 4', '- 1 4'],
    ['Increments of 4.', '- 1 4'],
    ['The quantity must be a multiple of 4.', '- 1 4'],
    ['In multiples of 4.', '- 1 4'],
    ['In lots of one box (4 tiles).', '- 1 4'],
    ['Minimum order 12, in multiples of 4.', '- 12 4'],
    ['Sold from 12 pieces up and in steps of 4.', '- 12 4'],
    ['Soft.\n\nMultiples: 4\nCare: Sweep', '- 1 4'],
  ])('%j: %s', (description, terms) => {
    expect(read(description)).toBe(terms)
  })

  test('a name may say it', () => {
    expect(read('', 'Gym tile, in multiples of 4')).toBe('- 1 4')
  })

  test.each(['Ribs in steps of 4 mm.', 'Sold in odd numbers.', 'Laid in multiples of 4.'])(
    '"%s" states none',
    (description) => {
      expect(read(description)).toBe('-')
    },
  )
})
