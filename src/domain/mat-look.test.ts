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

test('where the page says nothing of it, name and material do', () => {
  expect(look('', '', 'Coir pile, PVC backing')).toMatchObject({ relief: 'pile', ground: look('Natural', '').ground })
  expect(look('', '', '', 'Gym tile, red, 15 mm').ground).toEqual(look('Red', '').ground)
  expect(look('', '', 'Rubber crumb, polyurethane bound').relief).toBe('crumb')
  expect(look('', '')).toEqual({ ground: look('Black', '').ground, flecks: [], relief: 'grain' })
})
