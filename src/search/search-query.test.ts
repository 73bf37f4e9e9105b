import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#domain/test-character.ts'
import { LONGEST_QUERY, readSearchQuery } from './search-query.ts'
import { synonymsOf, synonymsOfBeginning, wordsWithSynonyms } from './search-synonyms.ts'

const words = (typed: string) =>
  readSearchQuery(typed).wishes.flatMap((wish) => (wish.kind === 'word' ? [wish.term] : []))

test('measures and words are told apart', () => {
  const { wishes } = readSearchQuery('stable mat 17mm')
  expect(wishes.map(({ kind }) => kind)).toEqual(['measure', 'word', 'word'])
  expect(words('stable mat 17mm')).toEqual(['stable', 'mat'])
})

test('little words ask for nothing, unless there are no others', () => {
  expect(words('a mat for the stable')).toEqual(['mat', 'stable'])
  expect(words('the')).toEqual(['the'])
  expect(words('at 17 mm for my')).toEqual([])
})

test('two words that some write as one are one wish, met by either', () => {
  expect(readSearchQuery('door mat').wishes).toMatchObject([{ term: 'doormat', parts: ['door', 'mat'] }])
})

test('a size on its way to being typed asks for nothing yet', () => {
  expect(words('stable 6x')).toEqual(['stable'])
})

test('half an inch may be written out', () => {
  expect(readSearchQuery('half inch mat').wishes[0]).toMatchObject({ kind: 'measure', readings: [{ sidesMm: [12.7] }] })
  expect(words('half-round mat')).toEqual(['half', 'round', 'mat'])
})

test.each(['18 mm', '١٨ mm', '१८ mm', '１８mm'])('digits of any script are figures: %s', (typed) => {
  expect(readSearchQuery(typed).wishes).toMatchObject([{ kind: 'measure', readings: [{ sidesMm: [18] }] }])
})

test('a word is the same in digits of any script', () => {
  expect(readSearchQuery('HH-١٢').wishes).toEqual(readSearchQuery('HH-12').wishes)
})

test('blank text asks nothing', () => {
  expect(readSearchQuery(' \t\n ')).toEqual({ text: '', wishes: [] })
})

test('any text whatever is read, within bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (typed) => {
      const { text, wishes } = readSearchQuery(typed)
      expect(text.length).toBeLessThanOrEqual(LONGEST_QUERY)
      expect(wishes.length).toBeLessThanOrEqual(8)
    }),
  )
})

test.for([
  ['coco', 'coir'],
  ['coconut', 'coir'],
  ['entrance', 'doormat'],
  ['fitness', 'gym'],
  ['horse', 'stable'],
  ['stall', 'cubicle'],
  ['standing', 'antifatigue'],
] satisfies [string, string][])('%s is another word for %s', ([term, other]) => {
  expect(synonymsOf(term)).toContain(other)
})

test('synonyms go both ways and never lead to the word itself', () => {
  for (const word of wordsWithSynonyms()) {
    expect(synonymsOf(word)).not.toContain(word)
    for (const other of synonymsOf(word)) expect(synonymsOf(other)).toContain(word)
  }
})

test('the beginning of a word is enough, from three letters on', () => {
  expect(synonymsOfBeginning('cocon')).toContain('coir')
  expect(synonymsOfBeginning('co')).toEqual([])
})

test.for([
  ['6x', []],
  ['6.5 × ', []],
  ['mat 12,5x', ['mat']],
  ['12.55x', []],
  ['6x 17mm', []],
  ['6x mat', ['6x', 'mat']],
  ['hh-6x', ['hh', '6x']],
  ['mat6x', ['mat6x']],
] as const)('the beginning of a size is no word yet: %j', ([typed, terms]) => {
  expect(words(typed)).toEqual(terms)
})

test('half and quarter of an inch are measures', () => {
  const sides = (typed: string) =>
    readSearchQuery(typed).wishes.flatMap((wish) => (wish.kind === 'measure' ? wish.readings[0]?.sidesMm : []))
  expect([sides('half inch mat'), sides('quarter-inch mat')]).toEqual([sides('1/2 inch mat'), sides('1/4 inch mat')])
  expect(sides('quarter-inch mat')).toEqual([6.35])
})

test('a query is as it was typed, without spaces around, and asks for eight things at most', () => {
  const { text, wishes } = readSearchQuery('  ab bc cd de ef fg gh hi ij jk ')
  expect(text).toBe('ab bc cd de ef fg gh hi ij jk')
  expect(wishes).toHaveLength(8)
  expect(readSearchQuery('a'.repeat(LONGEST_QUERY + 1)).text).toBe('a'.repeat(LONGEST_QUERY))
})

test('two words that are one to others are asked for as one, with their parts', () => {
  const words = readSearchQuery('black door mat').wishes
  expect(words).toMatchObject([
    { term: 'black', parts: [] },
    { term: 'doormat', parts: ['door', 'mat'] },
  ])
})
