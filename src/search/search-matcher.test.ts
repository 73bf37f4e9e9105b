import { expect, test } from 'vitest'
import type { SearchDocument } from './search-document.ts'
import { searchMatcher } from './search-matcher.ts'
import { measureTerm } from './search-measures.ts'
import { readSearchQuery } from './search-query.ts'
import { someDocument } from './test-document.ts'

const NAMES = ['Nonskid gym tile', 'Stable mat', 'Non woven underlay', 'Gum boot mat']

function documentOf(name: string, place: number): SearchDocument {
  return someDocument({ itemId: `I-${place}`, code: `C-${place}`, name, row: -1, mainCategory: 'Mats' })
}

const measuresOf = (...sidesMm: number[]) => sidesMm.map(measureTerm).join(' ')

const matcher = searchMatcher(NAMES.map(documentOf))

function found(typed: string): string[] {
  const query = readSearchQuery(typed)
  const exact = matcher.match(query)
  return (exact.length > 0 ? exact : matcher.matchLoosely(query)).map(({ document }) => document.name)
}

test.each([
  ['non skid', 'Nonskid gym tile'],
  ['non skid tile', 'Nonskid gym tile'],
  ['gim tile', 'Nonskid gym tile'],
  ['gmy tiel', 'Nonskid gym tile'],
  ['stabel mtas', 'Stable mat'],
  ['non woven', 'Non woven underlay'],
])('"%s" finds %s first', (typed, name) => {
  expect(found(typed)[0]).toBe(name)
})

test('a short word is no slip of every other short word', () => {
  expect(found('cat tile')).toEqual([])
})

test('of three wishes and more one may go unmet, and each item that is found so is found once', () => {
  expect(found('stable mat zebra').toSorted()).toEqual(['Stable mat'])
  expect(found('mat gum boot zebra quagga')).toEqual([])
  expect(found('mat zebra')).toEqual([])
  expect(found('gum boot mat')).toEqual(['Gum boot mat'])
  const names = found('stable boot mat')
  expect(names.toSorted()).toEqual(['Gum boot mat', 'Stable mat'])
})

test('nothing that is asked finds nothing', () => {
  const nothing = { text: '', wishes: [] }
  expect([matcher.match(nothing), matcher.matchLoosely(nothing)]).toEqual([[], []])
})

test('what is added is found, also by words that were asked for in vain before; what is there already is passed over', () => {
  const some = searchMatcher([documentOf('Stable mat', 0)])
  const names = (typed: string) => some.match(readSearchQuery(typed)).map(({ document }) => document.name)
  const loosely = (typed: string) => some.matchLoosely(readSearchQuery(typed)).map(({ document }) => document.name)
  expect([names('non skid'), names('gum'), loosely('gim')]).toEqual([[], [], []])
  some.add([documentOf('Another', 0), documentOf('Nonskid tile', 1), documentOf('Gum boot mat', 2)])
  expect([names('non skid'), names('gum'), names('another')]).toEqual([['Nonskid tile'], ['Gum boot mat'], []])
  expect(loosely('gim')).toEqual(['Gum boot mat'])
  expect([some.size(), some.get('I-0')?.name, some.get('I-9')]).toEqual([3, 'Stable mat', undefined])
})

test('a hit says which terms it was found by', () => {
  const [hit] = matcher.match(readSearchQuery('stab mat'))
  expect(hit?.terms.toSorted()).toEqual(['mat', 'stable'])
})

test('a size is met when every side is, and a word is no size', () => {
  const sized = searchMatcher([
    { ...documentOf('Stable mat', 0), measures: measuresOf(1_830, 1_220) },
    { ...documentOf('Runner', 1), measures: measuresOf(1_830, 900) },
  ])
  const names = (typed: string) => sized.match(readSearchQuery(typed)).map(({ document }) => document.itemId)
  expect(names('1830 x 1220 mm')).toEqual(['I-0'])
  expect(names('1830 mm').toSorted()).toEqual(['I-0', 'I-1'])
  expect(names('1830 x 1220 mm runner')).toEqual([])
})

test('what is meant by another word of the trade comes after what is called so', () => {
  const trade = searchMatcher([documentOf('Coconut doormat', 0), documentOf('Coir mat', 1)])
  expect(trade.match(readSearchQuery('coir')).map(({ document }) => document.itemId)).toEqual(['I-1', 'I-0'])
  expect(trade.matchLoosely(readSearchQuery('cocont')).map(({ document }) => document.itemId)).toContain('I-0')
})
