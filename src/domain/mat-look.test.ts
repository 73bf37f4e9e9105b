import { expect, test } from 'vitest'
import { matLook } from './mat-look.ts'

const look = (colour: string, surface: string, material = '', name = '') =>
  matLook(
    name,
    [
      { label: 'Colour', text: colour },
      { label: 'Surface', text: surface },
      { label: 'Material', text: material },
    ].filter(({ text }) => text !== ''),
  )

test.each([
  ['Hammered top, grooved underside', 'hammered'],
  ['Round stud top, grooved underside', 'studs'],
  ['Fine closed crumb', 'crumb'],
  ['Fine rib', 'fine-ribs'],
  ['Wide rib', 'wide-ribs'],
  ['Diamond top, channelled underside', 'diamonds'],
  ['Perforated, raised rings, bevelled edge', 'holes'],
  ['Woven cut pile', 'pile'],
  ['Fine cloth finish both sides', 'grain'],
  ['Braided, open mesh', 'weave'],
  ['Cross ribs', 'wide-ribs'],
  ['Fluted', 'fine-ribs'],
  ['Grooved top', 'fine-ribs'],
  ['Crossed grooves', 'grooves'],
  ['Brick', 'grooves'],
  ['Coin top; grooved top below', 'studs'],
  ['Chequer plate', 'diamonds'],
  ['Pebble', 'hammered'],
  ['EPDM granules', 'crumb'],
])('the upper side counts: %s', (surface, relief) => {
  expect(look('Black', surface).relief).toBe(relief)
})

test('the first colour is the ground, and flecks are of those that follow', () => {
  const { ground, flecks } = look('Black with white and grey fleck', 'Fine closed crumb')
  expect(ground).toEqual(look('Black', '').ground)
  expect(flecks).toEqual([look('White', '').ground, look('Grey', '').ground])
  expect(look('Natural with dark brown border', 'Cut pile').flecks).toEqual([])
  expect(look('Dark green', '').ground).not.toEqual(look('Green', '').ground)
})

test.each([
  ['dark green', 'bottle green', 'forest green'],
  ['terracotta', 'brick red'],
  ['dark brown'],
  ['black'],
  ['charcoal', 'anthracite', 'graphite', 'slate'],
  ['grey', 'gray', 'silver'],
  ['natural', 'coir', 'beige', 'tan', 'sand'],
  ['white', 'cream', 'ivory'],
  ['brown', 'chocolate'],
  ['red', 'maroon', 'burgundy'],
  ['orange'],
  ['yellow', 'gold'],
  ['green', 'olive'],
  ['blue', 'navy', 'teal', 'turquoise'],
])('%s is a colour that a screen can show', (...words) => {
  const grounds = words.map((word) => look(`Top ${word}`, '').ground)
  expect(new Set(grounds).size).toBe(1)
  expect(grounds[0]).toEqual([1, 2, 3].map(() => expect.toSatisfy((part) => part > 0 && part < 256)))
})

test('red is red, green is green, blue is blue, and dark is darker', () => {
  const strongest = (colour: string) => {
    const { ground } = look(colour, '')
    return ground.indexOf(Math.max(...ground))
  }
  expect(['Red', 'Green', 'Blue'].map(strongest)).toEqual([0, 1, 2])
  const light = (colour: string) => look(colour, '').ground.reduce((sum, part) => sum + part, 0)
  expect(light('Dark green')).toBeLessThan(light('Green'))
  expect(light('Dark brown')).toBeLessThan(light('Brown'))
  expect(light('Black')).toBeLessThan(light('Charcoal'))
  expect(light('Charcoal')).toBeLessThan(light('Grey'))
  expect(light('Grey')).toBeLessThan(light('White'))
})

test('flecks come in the order in which they are named', () => {
  const { flecks } = look('Black with charcoal, dark green', '')
  expect(flecks).toEqual([])
  const named = ['charcoal', 'dark green', 'grey', 'white', 'black']
  expect(look(`Blue with ${named.join(' ')} specks`, '').flecks).toEqual(named.map((one) => look(one, '').ground))
})

test('what is said of an edge or of an underside is not said of the mat', () => {
  const stated = [
    { label: 'Edge colour', text: 'Red' },
    { label: 'Backing material', text: 'Coir' },
    { label: 'Underside surface', text: 'Studs' },
  ]
  expect(matLook('', stated)).toEqual(matLook('', []))
  expect(matLook('', [...stated, { label: 'Color', text: 'Blue, red edge' }]).ground).toEqual(look('Blue', '').ground)
})

test('where the page says nothing of it, name and material do', () => {
  expect(look('', '', 'Coir pile, PVC backing')).toMatchObject({ relief: 'pile', ground: look('Natural', '').ground })
  expect(look('', '', '', 'Coir doormat').relief).toBe('pile')
  expect(look('', '', '', 'Ribbed carpet').relief).toBe('pile')
  expect(look('', '', 'Rubber crumb', 'Ribbed runner').relief).toBe('fine-ribs')
  expect(look('', '', '', 'Gym tile, red, 15 mm').ground).toEqual(look('Red', '').ground)
  expect(look('', '', 'Rubber crumb, polyurethane bound').relief).toBe('crumb')
  expect(look('', '')).toEqual({ ground: look('Black', '').ground, flecks: [], relief: 'grain' })
})
