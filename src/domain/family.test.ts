import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Family, familyOf, findFamilies } from './family.ts'
import { itemFacts } from './item-facts.ts'
import { readVariant, type Variant } from './variant.ts'

/** Of a shelf: names that people give, of which some differ in colour, size or thickness alone. */
const items = ['Gym tile', 'Coir mat, green border', 'Ring mat with 12 mm holes', 'Insulating mat, class 2'].flatMap(
  (base, shelf) =>
    ['', ', black', ', dark green', ' (husk green)', ' - black with blue fleck', ', large'].flatMap((colour) =>
      ['', ', 15 mm', ', 20mm thick', ' 1830x1220', ", 6' x 4'", ', 2 m wide'].map((measure, index) =>
        readVariant({
          itemId: `${shelf}${colour}${measure}`,
          name: `${base}${colour}${measure}`,
          brand: '',
          subCategoryId: String(shelf % 2),
          facts: itemFacts({ name: '', description: index % 2 === 0 ? '' : 'Material: Rubber\nUse: Indoors' }),
        }),
      ),
    ),
)

const piece = fc.subarray(items, { minLength: 2, maxLength: 60 })

test('families are the same in whatever order items come', () => {
  fc.assert(
    fc.property(piece, fc.infiniteStream(fc.nat()), (some, dice) => {
      const places = new Map(some.map((item) => [item, dice.next().value]))
      const mixed = some.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
      expect(findFamilies(mixed)).toEqual(findFamilies(some))
    }),
  )
})

test('an item is in one family at most, and differs from each of the others there', () => {
  fc.assert(
    fc.property(piece, (some) => {
      const families = findFamilies(some)
      const ids = families.flatMap(({ members }) => members.map(({ itemId }) => itemId))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { members, traits } of families) {
        expect(members.length).toBeGreaterThan(1)
        expect(new Set(members.map(({ at }) => String(at))).size).toBe(members.length)
        for (const { at } of members) {
          for (const [index, place] of at.entries()) expect(traits[index]?.values[place]).toBeDefined()
        }
      }
    }),
  )
})

const word = fc
  .stringMatching(/^[a-z]{4,9}$/)
  .filter((text) => !/^(?:black|blue|grey|green|white|small|large|brown|pink)$/.test(text))
const mat = fc.record({ brand: word, subCategoryId: word, stem: word, material: word })

test('what differs in brand, sub-category, name or material is never joined, whatever its colour', () => {
  fc.assert(
    fc.property(mat, mat, fc.constantFrom('brand', 'subCategoryId', 'stem', 'material'), (one, other, difference) => {
      fc.pre(one[difference] !== other[difference])
      const two = [one, { ...one, [difference]: other[difference] }].map(({ stem, material, ...place }, index) => {
        const colour = ['black', 'green'][index] ?? ''
        const name = `${stem} mat, ${colour}, ${12 + index} mm`
        const description = `Thickness: ${12 + index} mm\nColour: ${colour}\nMaterial: ${material}`
        return readVariant({ ...place, itemId: `${index}`, name, facts: itemFacts({ name, description }) })
      })
      expect(findFamilies(two)).toEqual([])
    }),
  )
})

test('a family says what there is of each, smaller ones first', () => {
  const [family] = findFamilies([
    mat10('3', 'Gym tile, grey fleck, 20 mm'),
    mat10('1', 'Gym tile, black, 15 mm'),
    mat10('2', 'Gym tile, blue fleck, 15 mm'),
  ])
  expect(family).toEqual<Family>({
    familyId: '1',
    traits: [
      { trait: 'colour', values: ['Black', 'Blue fleck', 'Grey fleck'] },
      { trait: 'thickness', values: ['15 mm', '20 mm'] },
    ],
    members: [
      { itemId: '1', at: [0, 0] },
      { itemId: '2', at: [1, 0] },
      { itemId: '3', at: [2, 1] },
    ],
  })
})

test('members come in the order of their values, and values that no number orders by what they are called', () => {
  const [family] = findFamilies(
    ['red, 20 mm', 'blue, 9 mm', 'red, 9 mm', 'green, 20 mm', 'blue, 20 mm'].map((traits, index) =>
      mat10(`${index}`, `Gym tile, ${traits}`),
    ),
  )
  expect(family?.traits.map(({ values }) => values)).toEqual([
    ['Blue', 'Green', 'Red'],
    ['9 mm', '20 mm'],
  ])
  expect(family?.members.map(({ itemId }) => itemId)).toEqual(['1', '4', '3', '2', '0'])
})

test('families come in the order of their ids, each called by the least of its own', () => {
  const found = findFamilies([
    mat10('4', 'Stall mat, black'),
    mat10('3', 'Gym tile, red'),
    mat10('2', 'Stall mat, red'),
    mat10('1', 'Gym tile, blue'),
    mat10('6', 'Yard mat, red'),
    mat10('5', 'Yard mat, blue'),
  ])
  expect(found.map(({ familyId }) => familyId)).toEqual(['1', '2', '5'])
})

test('one that is spelt in two ways is one value, called as the item with the least id has it', () => {
  const [family] = findFamilies([
    mat10('2', 'Gym tile, gray, 20 mm'),
    mat10('1', 'Gym tile, grey, 15 mm'),
    mat10('3', 'Gym tile, red, 20 mm'),
  ])
  expect(family?.traits[0]?.values).toEqual(['Grey', 'Red'])
})

test('items that are alike in all stand alone, and the others are a family still', () => {
  const [family, ...others] = findFamilies([
    mat10('1', 'Gym tile, red, 15 mm'),
    mat10('2', 'Gym tile, blue, 15 mm'),
    mat10('3', 'Gym tile, red, 15 mm'),
    mat10('4', 'Gym tile, green, 15 mm'),
  ])
  expect(family?.members.map(({ itemId }) => itemId)).toEqual(['2', '4'])
  expect(others).toEqual([])
})

test('an item that does not state what others differ in stands alone', () => {
  const [family] = findFamilies([
    mat10('1', 'Gym tile, red, 15 mm'),
    mat10('2', 'Gym tile, blue, 20 mm'),
    mat10('3', 'Gym tile, 15 mm'),
    mat10('4', 'Gym tile'),
  ])
  expect(family?.members.map(({ itemId }) => itemId)).toEqual(['2', '1'])
})

const used = (itemId: string, colour: string, ...lines: string[]) =>
  readVariant({
    ...{ itemId, name: `Gym tile, ${colour}`, brand: '', subCategoryId: '1' },
    facts: itemFacts({ name: '', description: ['Care: Sweep', `Colour: ${colour}`, ...lines].join('\n') }),
  })

test('where lines say nothing against one another, an item that says less belongs to the others', () => {
  const [family] = findFamilies([
    used('1', 'red', 'Use: Indoors', 'Backing: None'),
    used('2', 'blue', 'Use: Indoors'),
    used('3', 'green', 'Backing: None'),
    used('4', 'black'),
  ])
  expect(family?.members.map(({ itemId }) => itemId).toSorted()).toEqual(['1', '2', '3', '4'])
})

test('where they do, those are families that say the very same, in whatever order', () => {
  const families = findFamilies([
    used('1', 'red', 'Use: Indoors', 'Backing: None'),
    used('2', 'blue', 'Backing: None', 'Use: Indoors'),
    used('3', 'red', 'Use: Outdoors'),
    used('4', 'green', 'Use: Outdoors'),
    used('5', 'black'),
    used('6', 'white', 'Use: Indoors'),
  ])
  expect(families.map(({ members }) => members.map(({ itemId }) => itemId).toSorted())).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
})

test('a length of which nothing is said is a thickness where another item states its own', () => {
  const [family] = findFamilies([
    mat10('1', 'Stable mat, 17 mm'),
    named('2', 'Stable mat, 22 mm', 'Material: Rubber'),
    named('3', 'Stable mat, 12 mm', 'Material: Rubber'),
  ])
  expect(family?.traits).toEqual([{ trait: 'thickness', values: ['12 mm', '17 mm', '22 mm'] }])
  expect(family?.members.map(({ itemId }) => itemId)).toEqual(['3', '1', '2'])
})

test('and otherwise part of the size', () => {
  const [family] = findFamilies([named('1', 'Stable mat, 22 mm, red'), named('2', 'Stable mat, 12 mm, blue')])
  expect(family?.traits).toEqual([
    { trait: 'colour', values: ['Blue', 'Red'] },
    { trait: 'size', values: ['12 mm', '22 mm'] },
  ])
  const sizes = ['1830x1220, 17 mm', '1830x1220, 12 mm', '900x600, 17 mm', '900x600']
  const mats = sizes.map((size, index) => named(`${index}`, `Stable mat ${size}`))
  expect(findFamilies(mats)[0]?.traits).toEqual([
    {
      trait: 'size',
      values: ['900 × 600 mm', '900 × 600 mm, 17 mm', '1830 × 1220 mm, 12 mm', '1830 × 1220 mm, 17 mm'],
    },
  ])
})

test('one item is no family, nor is one without a name beside its traits', () => {
  expect(familyOf([mat10('1', 'Gym tile, red')])).toBeUndefined()
  expect(familyOf([])).toBeUndefined()
  expect(findFamilies([named('1', 'Red'), named('2', 'Blue')])).toEqual([])
})

test('no family is made of items of which one states too little, or of two that are alike', () => {
  const [red, blue, plain, again] = ['red', 'blue', '15 mm', 'red'].map((trait, index) =>
    mat10(`${index}`, `Gym tile, ${trait}`),
  )
  if (red === undefined || blue === undefined || plain === undefined || again === undefined) return
  expect(familyOf([red, blue])?.members).toHaveLength(2)
  expect(familyOf([red, blue, plain])).toBeUndefined()
  expect(familyOf([red, blue, again])).toBeUndefined()
})

test.each([
  ['Insulating mat, class 0, 3 mm', 'Insulating mat, class 4, 5 mm'],
  ['Oil-resistant mat, red', 'Oil-resistant mat, red nitrile'],
  ['Mat, left, black', 'Mat, right, green'],
  ['Kit of 4, 12 mm', 'Kit of 9, 12 mm'],
  ['Mat, 12 mm holes', 'Mat, 20 mm holes'],
  ['Natural rubber mat', 'Black rubber mat'],
])('%s and %s are two', (one, other) => {
  expect(findFamilies([mat10('1', one), mat10('2', other)])).toEqual([])
})

function mat10(itemId: string, name: string): Variant {
  const [thickness] = /(\d+ mm)$/.exec(name) ?? []
  return named(itemId, name, thickness === undefined ? '' : `Thickness: ${thickness}\nMaterial: Rubber`)
}

function named(itemId: string, name: string, description = ''): Variant {
  return readVariant({ itemId, name, brand: '', subCategoryId: '1', facts: itemFacts({ name, description }) })
}
