import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Family, findFamilies } from './family.ts'
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
  const description = thickness === undefined ? '' : `Thickness: ${thickness}\nMaterial: Rubber`
  return readVariant({ itemId, name, brand: '', subCategoryId: '1', facts: itemFacts({ name, description }) })
}
