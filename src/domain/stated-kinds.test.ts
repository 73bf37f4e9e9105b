import { describe, expect, test } from 'vitest'
import { COLOUR_KINDS, DRAINAGE_KINDS, kindsIn, MATERIAL_KINDS, SURFACE_KINDS, withoutDenied } from './stated-kinds.ts'

describe('a material', () => {
  test.each([
    ['Coir', ['coir']],
    ['coconut husk', ['coir']],
    ['Rubber', ['rubber']],
    ['SBR', ['rubber', 'sbr']],
    ['EPDM', ['rubber', 'epdm']],
    ['NBR', ['rubber', 'nitrile']],
    ['nitrile', ['rubber', 'nitrile']],
    ['latex', ['rubber', 'natural-rubber']],
    ['natural rubber', ['rubber', 'natural-rubber']],
    ['recycled crumb', ['recycled', 'crumb']],
    ['PVC', ['vinyl']],
    ['oak', ['wood']],
    ['beech plywood', ['wood']],
    ['steel', ['steel']],
    ['rubberised coirs', []],
    ['', []],
  ])('as %s is %j', (text, kinds) => {
    expect(kindsIn(text, MATERIAL_KINDS)).toEqual(kinds)
  })
})

describe('a colour', () => {
  test.each([
    ['black', ['Black']],
    ['grey', ['grey', 'gray', 'charcoal', 'anthracite', 'graphite', 'slate', 'silver']],
    ['white', ['white', 'cream', 'ivory']],
    ['natural', ['natural', 'beige', 'tan']],
    ['brown', ['brown', 'chocolate']],
    ['red', ['red', 'terracotta', 'maroon', 'burgundy']],
    ['orange', ['orange']],
    ['yellow', ['yellow', 'gold']],
    ['green', ['dark green', 'olive']],
    ['blue', ['blue', 'navy', 'teal', 'turquoise']],
    ['purple', ['purple']],
    ['pink', ['pink']],
  ])('of the kind %s is called %j', (kind, words) => {
    for (const word of words) expect(kindsIn(word, COLOUR_KINDS), word).toEqual([kind])
    expect(kindsIn(`x${words[0]}x`, COLOUR_KINDS)).toEqual([])
  })
})

describe('a surface', () => {
  test.each([
    ['cut-pile', ['Cut pile']],
    ['woven', ['woven', 'basket weave']],
    ['hammered', ['hammered', 'hammer finish']],
    ['studded', ['round stud', 'studs', 'studded top', 'pin', 'pins']],
    ['ribbed', ['fine rib', 'ribs', 'ribbed']],
    ['diamond', ['diamond', 'diamonds']],
    ['coin', ['coin', 'coins']],
    ['chequer', ['chequer plate', 'checker']],
    ['pyramid', ['pyramid', 'pyramids']],
    ['pebble', ['pebble', 'pebbles']],
    ['leather-grain', ['leather grain']],
    ['brick', ['brick']],
    ['grain', ['fine grain', 'smooth', 'cloth finish']],
    ['crumb', ['crumb']],
    ['open', ['hole', 'holes', 'ring', 'rings', 'cell', 'cells', 'open hexagon', 'perforated']],
  ])('of the kind %s is called %j', (kind, words) => {
    for (const word of words) expect(kindsIn(word, SURFACE_KINDS), word).toEqual([kind])
  })
})

describe('water', () => {
  test.each([
    ['none', ['None', 'No water passes']],
    ['through', ['Through the slab', 'by holes', 'a hole in each cell', 'Open']],
    ['below', ['Below', 'beneath it', 'underneath', 'under the mat']],
    ['over', ['Runs off', 'to run off', 'over the edge', 'off the side', 'along ribs', 'to the edge']],
  ])('goes %s where it is said so: %j', (kind, words) => {
    for (const word of words) expect(kindsIn(word, DRAINAGE_KINDS), word).toEqual([kind])
  })

  test('is not said to stay by a word within the sentence', () => {
    expect(kindsIn('There is none', DRAINAGE_KINDS)).toEqual([])
    expect(kindsIn('The mat is open', DRAINAGE_KINDS)).toEqual([])
  })
})

test.each([
  ['PVC-free rubber', ' rubber'],
  ['latex free', ''],
  ['no latex at all', 'at all'],
  ['non-PVC', ''],
  ['without steel, free of PVC, free from oil', ', ,'],
  ['a free mat', 'mat'],
  ['freedom and north', 'freedom and north'],
])('of "%s" stays "%s"', (text, left) => {
  const words = (said: string) => said.split(/\s+/).filter(Boolean)
  expect(words(withoutDenied(text))).toEqual(words(left))
})
