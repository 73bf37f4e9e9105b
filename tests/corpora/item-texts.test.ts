import { expect, test } from 'vitest'
import { composedTexts, itemTexts } from './item-texts.ts'

const items = itemTexts()

test('there are 2,000 texts, the same at every call', () => {
  expect(items).toHaveLength(2000)
  expect(itemTexts()).toEqual(items)
})

test('no two are the same item', () => {
  const keys = items.map(({ subCategoryId, brand, name, description }) =>
    [subCategoryId, brand, name, description].join('\n'),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test('every kind of reading occurs twenty times at least', () => {
  const count = Map.groupBy(
    items.flatMap(({ unit, minimum, step, family }) => [
      unit === undefined ? 'no unit' : 'noun' in unit ? `${unit.of} ${unit.noun}` : unit.of,
      minimum === undefined ? 'no minimum' : 'minimum',
      step === undefined ? 'no step' : 'step',
      family === undefined ? 'alone' : 'family',
    ]),
    (kind) => kind,
  )
  const counts = Object.fromEntries([...count].map(([kind, all]) => [kind, all.length]))
  expect(Object.keys(counts)).toHaveLength(23)
  for (const [kind, found] of Object.entries(counts)) expect(found, kind).toBeGreaterThanOrEqual(20)
})

test('a family is two to twelve items of one sub-category and one brand', () => {
  const families = Map.groupBy(
    items.filter(({ family }) => family !== undefined),
    ({ family }) => family,
  )
  for (const [family, members] of families) {
    expect(new Set(members.map(({ subCategoryId, brand }) => `${subCategoryId} ${brand}`)).size, family).toBe(1)
    expect(members.length, family).toBeGreaterThanOrEqual(2)
    expect(members.length, family).toBeLessThanOrEqual(12)
  }
})

test('three in ten invite to read what is not there', () => {
  const traps = composedTexts().filter(({ trap }) => trap)
  expect(traps.length).toBeGreaterThanOrEqual(600)
})
