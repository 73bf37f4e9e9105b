import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHOICE_FACTS, type FilterFact, NUMBER_FACTS } from '#domain/filter-facts.ts'
import { COLOUR_KINDS, DRAINAGE_KINDS, MATERIAL_KINDS, SURFACE_KINDS } from '#domain/stated-kinds.ts'
import {
  type Chosen,
  FILTER_LOOKS,
  FILTER_ORDERS,
  PLAIN_VIEW,
  readFilterView,
  withChosen,
  withoutFacts,
  writeFilterView,
} from './filter-selection.ts'

const KINDS = [
  ...MATERIAL_KINDS.map(([key]) => ({ fact: 'material', key }) as const),
  ...COLOUR_KINDS.map(([key]) => ({ fact: 'colour', key }) as const),
  ...SURFACE_KINDS.map(([key]) => ({ fact: 'surface', key }) as const),
  ...DRAINAGE_KINDS.map(([key]) => ({ fact: 'drainage', key }) as const),
]

const read = (query: string) => readFilterView(new URLSearchParams(query))

test('an address is short, and in one order', () => {
  const query = 'material=coir,rubber&colour=black,~&price=-100&thickness=15-&sort=price&view=table&page=2'
  expect(writeFilterView(read(query))).toBe(query)
  const shuffled = 'page=2&thickness=15-&view=table&price=-100&colour=~,black&sort=price&material=rubber,coir,coir'
  expect(writeFilterView(read(shuffled))).toBe(query)
  expect(writeFilterView(PLAIN_VIEW)).toBe('')
})

test('bounds are those that people read: dollars, millimetres, kilograms', () => {
  expect(read('price=19.5-100').selection.get('price')).toMatchObject({ least: 1950, most: 10_000 })
  expect(read('thickness=15-17.5').selection.get('thickness')).toMatchObject({ least: 150, most: 175 })
  expect(read('price=0.125-1.25').selection.get('price')).toMatchObject({ least: 13, most: 125 })
  expect(read('weight=-40,~').selection.get('weight')).toMatchObject({ most: 40_000, unstated: true })
  expect(read('weight=~,-40').selection).toEqual(read('weight=-40,~').selection)
})

test.each([
  'price=',
  'price=-',
  'price=a-b',
  'price=1e3-',
  'price=1-2x',
  'price=x1-2',
  'price=1-2-3',
  'price=1.2345-',
  'price=1234567890-',
  'material=',
  'material=,,',
  'sort=best',
  'page=0',
  'page=x',
  'page=1.5',
  'page=21',
  'other=1',
])('%s chooses nothing', (query) => {
  expect(writeFilterView(read(query))).toBe('')
})

test.each(['page=20', 'price=~', 'colour=~', 'brand=a/b'])('%s is all that an address says', (query) => {
  expect(writeFilterView(read(query))).toBe(query)
})

test('an address is read to some length, and no more than fifty keys', () => {
  const [long, many] = [
    read(`brand=${'a'.repeat(2_001)}`),
    read(`brand=${Array.from({ length: 51 }, (_, key) => key)}`),
  ]
  expect(long.selection.get('brand')).toMatchObject({ keys: ['a'.repeat(2_000)] })
  expect(many.selection.get('brand')).toMatchObject({ keys: Array.from({ length: 50 }, (_, key) => `${key}`) })
})

test.each<[FilterFact, Chosen, string]>([
  ['colour', { kind: 'choices', keys: ['black'], unstated: false }, 'colour=black&price=-100'],
  ['colour', { kind: 'choices', keys: [], unstated: true }, 'colour=~&price=-100'],
  ['colour', { kind: 'choices', keys: [], unstated: false }, 'price=-100'],
  ['price', { kind: 'range', least: 1_000, most: undefined, unstated: false }, 'price=10-'],
  ['price', { kind: 'range', least: undefined, most: 1_000, unstated: false }, 'price=-10'],
  ['price', { kind: 'range', least: undefined, most: undefined, unstated: true }, 'price=~'],
  ['price', { kind: 'range', least: undefined, most: undefined, unstated: false }, ''],
])('another choice of %s takes the place of the one before', (fact, chosen, query) => {
  expect(withChosen(read('price=-100').selection, fact, chosen)).toEqual(read(query).selection)
})

test('what is taken back leaves no trace', () => {
  const chosen = read('material=coir&price=-100').selection
  expect(withoutFacts(chosen, ['price'])).toEqual(read('material=coir').selection)
  expect(withoutFacts(chosen, ['price', 'material'])).toEqual(new Map())
  expect(withChosen(chosen, 'material', { kind: 'choices', keys: [], unstated: false })).toEqual(
    read('price=-100').selection,
  )
})

test('every kind that a text can tell of is kept by an address', () => {
  for (const { fact, key } of KINDS) {
    const view = {
      ...PLAIN_VIEW,
      selection: withChosen(new Map(), fact, { kind: 'choices', keys: [key], unstated: false }),
    }
    expect(read(writeFilterView(view)).selection).toEqual(view.selection)
  }
})

const bound = fc.option(fc.integer({ min: 0, max: 9_999 }), { nil: undefined })
const key = fc.oneof(fc.stringMatching(/^[a-z]{1,8}(?:[/-][a-z]{1,8})?$/), fc.string({ minLength: 1, maxLength: 12 }))
const chosen = (fact: FilterFact): fc.Arbitrary<Chosen> =>
  CHOICE_FACTS.some((name) => name === fact)
    ? fc.record({
        kind: fc.constant('choices'),
        keys: fc.uniqueArray(
          key.filter((text) => text !== '~' && !text.includes(',') && text.isWellFormed()),
          { maxLength: 5 },
        ),
        unstated: fc.boolean(),
      })
    : fc.record({
        kind: fc.constant('range'),
        least: bound.map((value) => value && value * 100),
        most: bound.map((value) => value && value * 100),
        unstated: fc.boolean(),
      })

test('whatever is chosen, its address tells it again', () => {
  const view = fc.record({
    choices: fc.tuple(...[...CHOICE_FACTS, ...NUMBER_FACTS].map(chosen)),
    order: fc.constantFrom(...FILTER_ORDERS),
    look: fc.constantFrom(...FILTER_LOOKS),
    page: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(view, ({ choices, ...rest }) => {
      const selection = [...CHOICE_FACTS, ...NUMBER_FACTS].reduce(
        (all, fact, index) => withChosen(all, fact, choices[index] ?? { kind: 'choices', keys: [], unstated: false }),
        PLAIN_VIEW.selection,
      )
      const written = writeFilterView({ selection, ...rest })
      const again = read(written)
      expect(writeFilterView(again)).toBe(written)
      expect(again).toMatchObject(rest)
      expect([...again.selection.keys()]).toEqual([...selection.keys()])
      for (const [fact, own] of selection) {
        const found = again.selection.get(fact)
        if (own.kind === 'choices') expect(found).toEqual({ ...own, keys: own.keys.toSorted() })
        else expect(found).toEqual(own)
      }
    }),
  )
})

test('nothing in an address throws', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...CHOICE_FACTS, ...NUMBER_FACTS, 'page', 'sort'), fc.string())),
      (pairs) => {
        const written = writeFilterView(readFilterView(new URLSearchParams(pairs)))
        expect(writeFilterView(read(written))).toBe(written)
      },
    ),
  )
})
