import { expect, test } from 'vitest'
import { findFamilies } from '#domain/family.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readVariant } from '#domain/variant.ts'
import { itemTexts } from './item-texts.ts'

const texts = itemTexts().map((text, index) => ({ ...text, itemId: String(index) }))
const families = findFamilies(texts.map((text) => readVariant({ ...text, facts: itemFacts(text) })))
const members = (itemId: string) =>
  families
    .map((family) => family.members.map((member) => member.itemId))
    .find((ids) => ids.includes(itemId))
    ?.toSorted()

test('no two items are joined that are not of one family', () => {
  const named = new Map(texts.map(({ itemId, name, family }) => [itemId, { name, family }]))
  const wrong = families.map(({ members: all }) => all.map(({ itemId }) => named.get(itemId)))
  const mixed = wrong.filter(
    (all) => new Set(all.map((item) => item?.family ?? 'none')).size > 1 || all[0]?.family === undefined,
  )
  expect(mixed).toEqual([])
})

test('99 items in 100 are in the family that they belong to, or in none', () => {
  const expected = Map.groupBy(texts, ({ family }) => family)
  const missed = texts.filter(({ itemId, family }) => {
    const is = members(itemId)
    if (family === undefined) return is !== undefined
    return (
      String(is) !==
      String(
        expected
          .get(family)
          ?.map((other) => other.itemId)
          .toSorted(),
      )
    )
  })
  expect(missed.length / texts.length, missed.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(0.01)
})
