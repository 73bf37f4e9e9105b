import { expect, test } from 'vitest'
import { compoundOf, synonymsOf, synonymsOfBeginning, wordsWithSynonyms } from './search-synonyms.ts'

/** What one customer says, and another one means by it. */
const SAID = [
  ['coir', 'coconut'],
  ['foyer', 'doormat'],
  ['gym', 'crossfit'],
  ['barbell', 'weightlifting'],
  ['pony', 'equine'],
  ['bovine', 'cattle'],
  ['cubicle', 'freestall'],
  ['standing', 'antifatigue'],
  ['float', 'trailer'],
  ['ute', 'pickup'],
  ['rug', 'mat'],
  ['brush', 'scraper'],
  ['jigsaw', 'interlocking'],
  ['puppy', 'kennel'],
  ['sow', 'farrowing'],
  ['calf', 'hutch'],
  ['milking', 'parlour'],
  ['gray', 'charcoal'],
  ['green', 'husk'],
  ['color', 'colour'],
  ['meter', 'metre'],
  ['fiber', 'fibre'],
  ['molded', 'moulded'],
  ['switchboard', 'dielectric'],
  ['drain', 'drainage'],
  ['oil', 'nitrile'],
  ['crumb', 'recycled'],
  ['softfall', 'playground'],
  ['lawn', 'turf'],
  ['brick', 'paver'],
  ['square', 'tile'],
  ['branded', 'logo'],
  ['grooming', 'wash'],
  ['shoeing', 'farrier'],
  ['bed', 'mattress'],
  ['corridor', 'walkway'],
  ['bar', 'kitchen'],
  ['workshop', 'garage'],
  ['kicking', 'wall'],
  ['grip', 'nonslip'],
] as const

test.for(SAID)('whoever says %s finds %s, and the other way round', ([said, meant]) => {
  expect(synonymsOf(said)).toContain(meant)
  expect(synonymsOf(meant)).toContain(said)
})

test('a word of several trades finds what each of them means by it', () => {
  expect(synonymsOf('stall')).toEqual(expect.arrayContaining(['stable', 'cubicle']))
  expect(synonymsOf('stall')).not.toContain('stall')
})

test('a word that the trade uses for nothing else is left alone', () => {
  expect(synonymsOf('quarry')).toEqual([])
  expect(synonymsOf('coi')).toEqual([])
})

test('the beginning of a word is enough from three letters on', () => {
  expect(synonymsOfBeginning('cocon')).toContain('coir')
  expect(synonymsOfBeginning('ute')).toContain('van')
  expect(synonymsOfBeginning('co')).toEqual([])
  expect(synonymsOfBeginning('conut')).toEqual([])
})

test('every word that has synonyms is one, once', () => {
  const words = wordsWithSynonyms()
  expect(new Set(words).size).toBe(words.length)
  expect(words.filter((word) => synonymsOf(word).length === 0)).toEqual([])
  expect(words).toEqual(expect.arrayContaining(SAID.flat()))
})

test.for([
  ['anti', 'fatigue'],
  ['anti', 'slip'],
  ['coco', 'fibre'],
  ['cross', 'fit'],
  ['door', 'mat'],
  ['free', 'stall'],
  ['horse', 'box'],
  ['kick', 'board'],
  ['loose', 'box'],
  ['non', 'slip'],
  ['pick', 'up'],
  ['slip', 'proof'],
  ['soft', 'fall'],
  ['wash', 'bay'],
  ['weight', 'lifting'],
] as const)('%s %s is one word to others', ([first, second]) => {
  expect(compoundOf(first, second)).toBe(first + second)
  expect(compoundOf(second, first)).toBeUndefined()
})
