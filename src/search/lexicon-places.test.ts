import { expect, test } from 'vitest'
import { placeOf, placesLike, shardsOf } from './lexicon-places.ts'

const FIRSTS = ['0', 'hhgym1', 'hhken10', 'hhken20', 'hhstb10', 'hhstb20', 'z'].map((term): [string] => [term])

test('a term is in the last chunk that does not begin after it', () => {
  expect(['', '0', 'hhken1', 'hhken10', 'hhken19', 'zz'].map((term) => placeOf(FIRSTS, term))).toEqual([
    0, 0, 1, 2, 2, 6,
  ])
})

test.each([
  ['the first letter is wrong', 'qhken15', 2],
  ['the first letter is left out', 'hken15', 2],
  ['a letter is put before it', 'xhhken15', 2],
  ['two letters further on are exchanged', 'hhkne25', 3],
  ['a letter in the middle is wrong', 'hhxtb15', 4],
  ['a letter in the middle is left out', 'hhtb25', 5],
  ['a letter is put into the middle', 'hhsxtb25', 5],
])('where %s, the chunk of what is meant is its own or comes first', (_, written, place) => {
  expect([placeOf(FIRSTS, written), placesLike(FIRSTS, written)[0]]).toContain(place)
})

test('the chunks beside its own come along, and never its own', () => {
  for (const [term, beside] of [
    ['hhken15', [1, 3]],
    ['00', [1]],
    ['zz', [5]],
  ] as const) {
    const places = placesLike(FIRSTS, term)
    expect(places).toEqual(expect.arrayContaining([...beside]))
    expect(places).not.toContain(placeOf(FIRSTS, term))
    expect(places.every((place) => place >= 0 && place < FIRSTS.length)).toBe(true)
    expect(new Set(places).size).toBe(places.length)
  }
})

test('of an index without terms nothing is looked through', () => {
  expect(placesLike([], 'hhken15')).toEqual([])
})

test('a chunk tells the shards of the terms that it has, and of no other', () => {
  const chunk: [string, string][] = [
    ['hhken15', '0 3-5'],
    ['hhken17', '7'],
  ]
  expect(['hhken15', 'hhken16', 'hhken17', 'a'].map((term) => shardsOf(chunk, term))).toEqual([
    [0, 3, 4, 5],
    [],
    [7],
    [],
  ])
})
