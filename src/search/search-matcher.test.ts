import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { searchMatcher } from './search-matcher.ts'
import { readSearchQuery } from './search-query.ts'

const NAMES = ['Nonskid gym tile', 'Stable mat', 'Non woven underlay', 'Gum boot mat']

const matcher = searchMatcher(
  NAMES.map((name, place) => ({
    itemId: `I-${place}`,
    code: `C-${place}`,
    name,
    brand: '',
    price: cents(100),
    brief: '',
    material: '',
    family: [],
    sold: '',
    squareMetre: cents(0),
    row: -1,
    second: '',
    picture: '',
    mainCategory: 'Mats',
    subCategory: '',
    keywords: '',
    measures: '',
  })),
)

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
