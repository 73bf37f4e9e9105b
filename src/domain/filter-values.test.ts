import { expect, test } from 'vitest'
import { cents } from './cents.ts'
import { filterValues } from './filter-values.ts'
import type { Item } from './item.ts'
import { itemFacts } from './item-facts.ts'

const valuesOf = (name: string, ...lines: string[]) => valuesWith({ name }, ...lines)

const valuesWith = (changes: Partial<Item>, ...lines: string[]) => {
  const item: Item = {
    itemId: '1',
    code: '',
    name: '',
    brand: 'Husk & Home',
    description: `A mat.\n\n${lines.join('\n')}`,
    price: cents(9450),
    subCategoryId: '1',
    pictureKey: '',
    ...changes,
  }
  return filterValues(item, itemFacts(item))
}

test('measures are whole numbers, the least of several', () => {
  const { numbers } = valuesOf(
    'Ramp mat',
    'Size: 1220 × 1830 mm',
    'Thickness: 8 mm, 16 mm at the ribs',
    'Weight: 11.5 kg',
    'Hardness: 60 Shore A',
  )
  expect(numbers).toEqual({ price: 9450, length: 18_300, width: 12_200, thickness: 80, weight: 11_500, hardness: 60 })
})

test('what is cut to any length has a width and no length, and a weight per metre is none of a piece', () => {
  const { numbers } = valuesOf('Matting', 'Size: 1 m wide, cut to length', 'Weight: 6.8 kg per metre')
  expect(numbers).toEqual({ price: 9450, width: 10_000 })
})

test.each([
  ['Material: Coir pile, recycled rubber frame', ['coir', 'rubber', 'recycled']],
  ['Material: Natural and SBR rubber blend', ['rubber', 'natural-rubber', 'sbr']],
  ['Material: NBR/PVC sponge, vinyl wear layer', ['rubber', 'nitrile', 'vinyl']],
  ['Material: Something else', []],
  ['Material: Coir pile, PVC-free backing', ['coir']],
  ['Material: Latex-free SBR rubber', ['rubber', 'sbr']],
  ['Material: Natural rubber; no PVC, free of latex', ['rubber', 'natural-rubber']],
])('%s', (line, expected) => {
  expect(valuesOf('Mat', line, 'Care: Sweep').choices.material).toEqual(expected)
})

test('colours are read from their line, or else from the name, where natural rubber is none', () => {
  expect(valuesOf('Mat', 'Colour: Black with blue fleck', 'Care: Sweep').choices.colour).toEqual(['black', 'blue'])
  expect(valuesOf('Gym tile, dark green').choices.colour).toEqual(['green'])
  expect(valuesOf('Mat 1200 × 600 mm, red', 'Care: Sweep', 'Surface: Blue pebble').choices.colour).toEqual(['red'])
  expect(valuesOf('Mat', 'Colour: Red', 'Colour: Blue').choices.colour).toEqual(['red', 'blue'])
  expect(valuesOf('Natural rubber mat').choices.colour).toEqual([])
  expect(valuesOf('Red mat', 'Colour: To order, up to three', 'Care: Sweep').choices.colour).toEqual([])
})

test.each([
  ['Drainage: None through it; hose towards the ramp', ['none']],
  ['Drainage: Through the slab, as fast as heavy rain falls', ['through']],
  ['Drainage: Below the floor; little passes the joints', ['below']],
  ['Drainage: Over the edge; tip it after rain', ['over']],
  ['Drainage: Good', []],
  ['Drainage: No water passes', ['none']],
])('%s', (line, expected) => {
  expect(valuesOf('Mat', line, 'Care: Sweep').choices.drainage).toEqual(expected)
})

test('an item without price and brand has none to filter by', () => {
  const { choices, numbers } = valuesWith({ price: 'on-request', brand: '' })
  expect(choices.brand).toEqual([])
  expect(numbers).toEqual({})
})

test('an item that states nothing has nothing but its brand and price', () => {
  expect(valuesOf('Mat')).toEqual({
    choices: { material: [], colour: [], surface: [], drainage: [], brand: ['Husk & Home'] },
    numbers: { price: 9450 },
  })
})
