import { expect, test } from 'vitest'
import type { SearchDocument } from './search-document.ts'
import type { SearchHit } from './search-hit.ts'
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

test.each([
  ['PADS-100', 'pads100'],
  ['HH-TILES-40', 'hhtiles40'],
  ['HH-TILES-40', 'tiles40'],
  ['TILES40', 'tiles 40'],
  ['TILES40', 'tile40'],
])('the code %s is found as "%s"', (code, typed) => {
  const some = searchMatcher([{ ...documentOf('Mat', 0), code }, documentOf('Mat', 1)])
  expect(some.match(readSearchQuery(typed)).map(({ document }) => document.code)).toEqual([code])
})

test.each([
  ['Tapis d’entrée', 'entrée'],
  ['Tapis d’entrée', 'd’entrée'],
  ['橡胶地垫', '地垫'],
  ['橡胶地垫', '橡胶'],
  ['橡胶地垫', '垫'],
])('"%s" is found as "%s"', (name, typed) => {
  const some = searchMatcher([documentOf(name, 0), documentOf('Mat', 1)])
  expect(some.match(readSearchQuery(typed)).map(({ document }) => document.name)).toEqual([name])
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

const idsOf = (hits: readonly SearchHit[]) => hits.map(({ document }) => document.itemId)

test.each<[stronger: Partial<SearchDocument>, weaker: Partial<SearchDocument>]>([
  [{ name: 'Zinnia Aster' }, { subCategory: 'Zinnia' }],
  [{ code: 'Zinnia Aster' }, { mainCategory: 'Zinnia' }],
  [{ name: 'Zinnia Aster' }, { brand: 'Zinnia' }],
  [{ subCategory: 'Zinnia Aster' }, { brand: 'Zinnia' }],
  [{ brand: 'Zinnia Aster' }, { keywords: 'Zinnia' }],
  [{ name: 'Zinnia Aster' }, { keywords: 'Zinnia' }],
])('what says %o comes before what says %o, though it says more beside', (stronger, weaker) => {
  const other = { name: 'Rose', code: 'Rose', subCategory: 'Rose', brand: 'Rose', keywords: 'Rose' }
  const some = searchMatcher([
    someDocument({ itemId: 'weak', ...weaker }),
    someDocument({ itemId: 'strong', ...stronger }),
    someDocument({ itemId: 'other', ...other }),
  ])
  expect(idsOf(some.match(readSearchQuery('zinnia')))).toEqual(['strong', 'weak'])
})

test('two words that the catalogue writes as one are found while the second is typed', () => {
  expect(found('non ski')).toEqual(['Nonskid gym tile'])
})

test('two words with a slip are not taken as one', () => {
  const some = searchMatcher([documentOf('Gumboot', 0)])
  expect(some.matchLoosely(readSearchQuery('gun boot'))).toEqual([])
  expect(idsOf(some.matchLoosely(readSearchQuery('gum boot')))).toEqual(['I-0'])
})

test('each pair of words is tried as one until something is found', () => {
  const some = searchMatcher(['Stablemat rubber', 'Stable matting'].map(documentOf))
  expect(idsOf(some.match(readSearchQuery('stable mat ting')))).toEqual(['I-1'])
})

test('a thing in two words is found where the catalogue writes one, and where it has both anywhere, also begun', () => {
  const names = ['Coir doormat', 'Mat for any door', 'Doorway matting', 'Door handle', 'Mat']
  const some = searchMatcher(names.map((name) => someDocument({ itemId: name, name })))
  for (const hits of [some.match(readSearchQuery('door mat')), some.matchLoosely(readSearchQuery('door mat'))])
    expect(idsOf(hits).toSorted()).toEqual(names.slice(0, 3).toSorted())
})

test('with slips of the pen nothing goes unmet where every wish can be met', () => {
  const some = searchMatcher(['Gum boot mat', 'Stable boot mat'].map(documentOf))
  expect(idsOf(some.matchLoosely(readSearchQuery('gim boot mat')))).toEqual(['I-0'])
})

test.each([
  ['a word that it is called by elsewhere', 'coconut'],
  ['the beginning of such a word', 'coconu'],
  ['the beginning of such a word', 'coc'],
  ['such a word with a slip', 'coocnut'],
  ['such a word with two slips', 'cokonud'],
  ['a word that is begun', 'shed coi'],
  ['a word with a slip that is begun', 'sjed coi'],
  ['a word that is begun, which nothing else is called', 'sjed zin'],
])('loosely, an item is found by %s: %s', (_, typed) => {
  const some = searchMatcher(['Coir for a zinc shed', 'Rubber for a barn'].map(documentOf))
  expect(idsOf(some.matchLoosely(readSearchQuery(typed)))).toEqual(['I-0'])
})

test('loosely, a size has to be met as it is', () => {
  const sized = searchMatcher([
    { ...documentOf('Stable mat', 0), measures: measuresOf(1_830, 1_220) },
    { ...documentOf('Stable mat', 1), measures: measuresOf(1_830, 900) },
  ])
  expect(idsOf(sized.matchLoosely(readSearchQuery('1830 x 1220 mm stabel')))).toEqual(['I-0'])
})

test('of what is called otherwise, too, the best comes first', () => {
  const some = searchMatcher(['Coconut mat for a barn, a shed and a yard', 'Coconut', 'Coir'].map(documentOf))
  expect(idsOf(some.match(readSearchQuery('coir')))).toEqual(['I-2', 'I-1', 'I-0'])
})
