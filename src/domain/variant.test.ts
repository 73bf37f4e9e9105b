import { expect, test } from 'vitest'
import { itemFacts } from './item-facts.ts'
import { readVariant } from './variant.ts'

const variant = (name: string, ...lines: string[]) =>
  readVariant({
    ...{ itemId: '1', name, brand: 'Husk & Home', subCategoryId: 's' },
    facts: itemFacts({ name, description: lines.length === 0 ? '' : ['Care: Sweep', ...lines].join('\n') }),
  })

/** What is left of the name, and then what was taken out of it: `stable mat | colour Black | bare 17 mm`. */
function told(name: string, ...lines: string[]): string {
  const { kind, traits, bare } = variant(name, ...lines)
  const stem = kind === undefined ? '-' : JSON.parse(kind)[2]
  const values = Object.entries({ ...traits, ...(bare && { bare }) }).map(([trait, { text }]) => `${trait} ${text}`)
  return [stem, ...values].join(' | ')
}
test.each([
  ['Stable mat', [], 'stable mat'],
  ['Stable mat, black', [], 'stable mat | colour Black'],
  ['Stable mat, 17 mm', [], 'stable mat | bare 17 mm'],
  ['Stable mat, 17 mm thick', [], 'stable mat | thickness 17 mm'],
  ['Stable mat, 17 mm', ['Thickness: 17 mm'], 'stable mat | thickness 17 mm'],
  ['Stable mat, 17 mm', ['Thickness: 12 mm'], 'stable mat 17 mm | thickness 12 mm'],
  ['Stable mat 1830x1220', [], 'stable mat | size 1830 × 1220 mm'],
  ['Stable mat 1830x1220 mm', [], 'stable mat | size 1830 × 1220 mm'],
  ['Stable mat 1830 × 1220 × 17 mm', ['Thickness: 17 mm'], 'stable mat | size 1830 × 1220 mm | thickness 17 mm'],
  ['Stable mat 6 ft x 4 ft', ['Size: 1830 × 1220 mm'], 'stable mat | size 1830 × 1220 mm'],
  ['Stable mat 6 ft x 4 ft', ['Size: 1930 × 1220 mm'], 'stable mat 6 ft x 4 ft | size 1930 × 1220 mm'],
  ['Stable mat, large', [], 'stable mat | size Large'],
  ['Stable mat, extra large', [], 'stable mat | size Extra large'],
  ['Stable mat (small)', [], 'stable mat | size Small'],
  ['Stable mat, large', ['Size: 1830 × 1220 mm'], 'stable mat large | size 1830 × 1220 mm'],
  ['Large stable mat', [], 'large stable mat'],
  ['Matting, 1 m wide', ['Size: 1 m wide, cut to length'], 'matting | size 1 m wide, cut to length'],
  ['Matting, 1 m wide', [], 'matting | size 1 m'],
  ['Matting, 2 m long', [], 'matting | size 2 m'],
  ['Matting, 1.2 m', [], 'matting | size 1.2 m'],
  ['Matting, 150 mm', [], 'matting | size 150 mm'],
  ['Matting, 100 mm', [], 'matting | bare 100 mm'],
  ['Matting, 1200 mm wide', ['Size: 1220 × 1830 mm'], 'matting 1200 mm wide | size 1220 × 1830 mm'],
  ['Ring mat, 12 mm holes', [], 'ring mat 12 mm holes'],
  ['Ring mat, holes 12 mm', [], 'ring mat holes 12 mm'],
  ['Mat, 12 mm, 20 mm', [], 'mat 12 mm 20 mm'],
  ['Mat 12 mm rubber', [], 'mat 12 mm rubber'],
  ['12 mm mat', [], 'mat | bare 12 mm'],
  ['Gym tile, dark green', [], 'gym tile | colour Dark green'],
  ['Gym tile, dark green', ['Colour: Green'], 'gym tile | colour Green'],
  ['Gym tile, dark green', ['Colour: Dark green'], 'gym tile | colour Dark green'],
  ['Gym tile, blue fleck', ['Colour: Black with blue fleck'], 'gym tile | colour Black with blue fleck'],
  ['Gym tile', ['Colour: To order'], 'gym tile'],
  ['Gym tile', ['Color: gray'], 'gym tile | colour Gray'],
  ['Gym tile', ['Thickness: 10–12 mm'], 'gym tile | thickness 10–12 mm'],
  ['Gym tile', ['Thickness: to order'], 'gym tile | thickness to order'],
  ['Gym tile', ['Size: to order'], 'gym tile | size to order'],
  ['Gym tile', ['Size: 600 × 400 mm each'], 'gym tile | size 600 × 400 mm'],
  ['Gym tile', ['Thickness: 8 mm, 16 mm at the ribs'], 'gym tile | thickness 8 mm'],
  ['Red', [], '- | colour Red'],
  ['Gym tile, 10 mm', ['Thickness: 10–12 mm'], 'gym tile | thickness 10–12 mm'],
  ['Gym tile, 3/4 in thick', ['Thickness: 19 mm'], 'gym tile | thickness 19 mm'],
] as [string, string[], string][])('%s with %j is %s', (name, lines, expected) => {
  expect(told(name, ...lines)).toBe(expected)
})

test.each([
  ['Mat, 12 mm THICK', [], 'mat | thickness 12 mm'],
  ['Matting, 1 m WIDE', ['Size: 1 m wide, cut to length'], 'matting | size 1 m wide, cut to length'],
  ['Mat, 1830 mm long', ['Size: 1830 × 1220 mm'], 'mat | size 1830 × 1220 mm'],
  ['Mat, 1220 mm wide', ['Size: 1830 × 1220 mm'], 'mat | size 1830 × 1220 mm'],
  ['Mat, 4 ft wide', ['Size: 1830 × 1220 mm'], 'mat | size 1830 × 1220 mm'],
  ['Mat, 17 mm wide', ['Thickness: 17 mm'], 'mat | size 17 mm | thickness 17 mm'],
  ['Mat, large, black', [], 'mat | colour Black | size Large'],
  ['Mat large', [], 'mat | size Large'],
  ['Mat (large) soft', [], 'mat soft | size Large'],
  ['Mat - medium', [], 'mat | size Medium'],
  ['Mat, extra-large', [], 'mat | size Extra large'],
  ['Mat, larger', [], 'mat larger'],
  ['Mat, large holes', [], 'mat large holes'],
  ['Mat, 12 mm; soft', [], 'mat soft | bare 12 mm'],
  ['Mat 12 mm (soft)', [], 'mat soft | bare 12 mm'],
  ['Mat, 12', [], 'mat 12'],
  ['Mat, 12 × 30 mm', [], 'mat 12 30 mm'],
  ['Mat 1830 × 1220 × 17 mm', ['Thickness: 12 mm'], 'mat 1830 1220 17 mm | size 1830 × 1220 mm | thickness 12 mm'],
  ['Mat, 12.4 mm', ['Thickness: 12 mm'], 'mat | thickness 12 mm'],
  ['Mat, 12.6 mm', ['Thickness: 12 mm'], 'mat 12.6 mm | thickness 12 mm'],
  ['Mat, 1.2 m', ['Size: 600 × 400 mm'], 'mat 1.2 m | size 600 × 400 mm'],
  ['Mat, 12 mm', ['Thickness: 10–12 mm'], 'mat | thickness 10–12 mm'],
  ['Mat, 11 mm', ['Thickness: 10–12 mm'], 'mat 11 mm | thickness 10–12 mm'],
] as [string, string[], string][])(
  'of a name, what facts confirm is cut: %s with %j is %s',
  (name, lines, expected) => {
    expect(told(name, ...lines)).toBe(expected)
  },
)

test('prose may tell of something else, and is not heard', () => {
  const [name, description] = ['Mat', 'For stalls of 3 m × 4 m, and 12 mm thick.']
  const { traits } = readVariant({
    ...{ itemId: '1', name, brand: '', subCategoryId: 's' },
    facts: itemFacts({ name, description }),
  })
  expect(traits).toEqual({})
})

test('items of one kind are of one brand and sub-category, and are called alike but for capitals and commas', () => {
  const item = { itemId: '1', name: 'Gym-Tile "A", 50%', brand: 'Husk & Home', subCategoryId: 's', facts: [] }
  const { kind } = readVariant(item)
  expect(readVariant({ ...item, itemId: '2', name: 'gym tile (a) 50%.', brand: 'HUSK HOME' }).kind).toBe(kind)
  for (const other of [
    { name: 'Gym tile B 50%' },
    { brand: 'Hoof' },
    { subCategoryId: 't' },
    { name: 'Gym tile A 50' },
  ])
    expect(readVariant({ ...item, ...other }).kind).not.toBe(kind)
})

test('numbers keep their points and slashes', () => {
  expect(told('Mat 1.5/2 and/or 3. kind')).toBe('mat 1.5/2 and or 3 kind')
})

test('what a line says of all items of a kind stays, and what changes with size or colour does not count', () => {
  const { steady } = variant(
    'Gym tile',
    ...[
      'Use: Indoors, 2nd floor',
      'Material: Rubber. SBR',
      'Hardness: 60 Shore A',
      'Weight: 3 kg',
      'Density: 900 kg/m³',
    ],
    ...[
      'Colour: Red',
      'Color: Red',
      'Size: 1 × 1 m',
      'Thickness: 12 mm',
      'Cleaning: Hose',
      'Fall height: 1 m',
      'EAN: 1',
    ],
    ...['Minimum: 4', 'Minimum order: 4', 'Pack: 4', 'Packed: flat', 'Barcode: 1', 'Minimum width: 4', 'Daycare: yes'],
  )
  expect(steady).toEqual([
    ...['use: indoors 2nd floor', 'material: rubber sbr', 'hardness: 60 shore a', 'minimum width: 4', 'daycare: yes'],
  ])
})

test('what is the same has the same key, however it is written', () => {
  const { traits } = variant('Mat', 'Size: 6 ft × 4 ft', 'Thickness: 19 mm', 'Colour: Dark Gray, black')
  expect(traits).toMatchObject({
    size: { key: '183x122' },
    thickness: { key: '19' },
    colour: { key: 'dark grey black' },
  })
  const other = variant('Mat', 'Size: 1220 × 1830 mm', 'Thickness: 1.9 cm', 'Colour: dark grey; BLACK').traits
  expect([other.size?.key, other.thickness?.key, other.colour?.key]).toEqual(['183x122', '19', 'dark grey black'])
  expect(variant('Mat', 'Thickness: 10–12 mm').traits.thickness?.key).toBe('10-12')
  expect(variant('Mat, LARGE').traits.size?.key).toBe(variant('Mat, large').traits.size?.key)
})

test('smaller ones come first', () => {
  const order = (trait: 'size' | 'thickness', ...variants: [string, ...string[]][]) =>
    variants.map(([name, ...lines]) => variant(name, ...lines).traits[trait]?.order ?? Number.NaN)
  for (const orders of [
    order('size', ['Mat 900x600'], ['Mat 1200x500'], ['Mat', 'Size: 1830 × 1220 mm']),
    order('size', ['Mat, small'], ['Mat, medium'], ['Mat, large'], ['Mat, extra large'], ['Mat, XL'], ['Mat, XXL']),
    order('size', ['Mat, 1 m wide'], ['Mat, 1.2 m'], ['Mat', 'Size: 2 m wide, cut to length']),
    order('thickness', ['Mat', 'Thickness: 9 mm'], ['Mat', 'Thickness: 10–12 mm'], ['Mat', 'Thickness: 11 mm']),
  ])
    expect(orders).toEqual(orders.toSorted((a, b) => a - b))
})

test('a size in plain numbers is one of millimetres, where it is no part of a code', () => {
  for (const name of ['Mat 1830x1220', 'Mat 1830 × 1220', 'Mat, 1830x1220, red'])
    expect(variant(name).traits.size?.text).toBe('1830 × 1220 mm')
  for (const name of ['Mat A1830x1220', 'Mat 1830x1220b', 'Mat 12x30', 'Mat 1,830x1220', 'Mat 1830x1220.5'])
    expect(variant(name).traits.size).toBeUndefined()
})
