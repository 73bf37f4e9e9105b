import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHOICE_FACTS, type FilterFact, NUMBER_FACTS } from '#domain/filter-facts.ts'
import type { Condition } from './filter-rows.ts'
import { type GivenUp, leastGivenUp } from './given-up.ts'

const FACTS: readonly FilterFact[] = [...CHOICE_FACTS, ...NUMBER_FACTS]

/** A condition by the rows for which it holds. */
const holdsFor = (rows: readonly boolean[]): Condition => ({
  column: { rows: Uint32Array.from(rows, Number), codes: 2 },
  holds: Uint8Array.of(0, 1),
})
const YES = true
const NO = false
const given = (list: boolean[] | undefined, chosen: Partial<Record<FilterFact, boolean[]>>, items = 4) =>
  leastGivenUp(
    items,
    list === undefined ? [] : [holdsFor(list)],
    new Map(FACTS.flatMap((fact) => (chosen[fact] ? [[fact, holdsFor(chosen[fact])]] : []))),
  )

describe('what to give up of a list that is left empty', () => {
  test('is one choice where one will do, most first', () => {
    const chosen = { material: [YES, NO, NO, NO], price: [NO, YES, YES, NO] }
    expect(given(undefined, chosen)).toEqual([
      { facts: ['material'], items: 2 },
      { facts: ['price'], items: 1 },
    ])
  })

  test('is two where no one will do, and none that may stay', () => {
    const chosen = {
      colour: [YES, YES, YES, NO],
      material: [NO, NO, NO, NO],
      price: [NO, NO, YES, YES],
      weight: [NO, NO, NO, NO],
    }
    expect(given(undefined, chosen)).toEqual([{ facts: ['material', 'weight'], items: 1 }])
  })

  test('is all of it where all have to go', () => {
    const never = [NO, NO, NO, NO]
    expect(given(undefined, { material: never, price: never, weight: never })).toEqual([
      { facts: ['material', 'price', 'weight'], items: 4 },
    ])
  })

  test('is never the list itself', () => {
    expect(given([NO, YES, NO, NO], { material: [YES, NO, YES, YES] })).toEqual([{ facts: ['material'], items: 1 }])
    expect(given([NO, NO, NO, NO], { material: [YES, YES, YES, YES] })).toEqual([])
    expect(given(undefined, { material: [] }, 0)).toEqual([])
  })

  test('of many ways is the six that leave most', () => {
    const chosen = Object.fromEntries(FACTS.map((fact, nth) => [fact, FACTS.map((_, row) => row !== nth)]))
    expect(given(undefined, chosen, FACTS.length)).toHaveLength(6)
  })

  test('is what trying every set of choices finds', () => {
    const shelves = fc.integer({ min: 0, max: 12 }).chain((items) => {
      const condition = fc.array(fc.boolean(), { minLength: items, maxLength: items })
      return fc.record({ items: fc.constant(items), list: condition, chosen: fc.array(condition, { maxLength: 5 }) })
    })
    fc.assert(
      fc.property(shelves, ({ items, list, chosen }) => {
        const conditions = new Map(chosen.map((rows, nth) => [FACTS[nth] ?? 'use', holdsFor(rows)]))
        const found = leastGivenUp(items, [holdsFor(list)], conditions)
        const plain = triedOut(items, list, chosen)
        expect(found.map(({ items }) => items)).toEqual(plain.map(({ items }) => items).slice(0, 6))
        for (const way of found) expect(plain).toContainEqual(way)
        expect(new Set(found.map(({ facts }) => String(facts))).size).toBe(found.length)
      }),
    )
  })
})

/** Every smallest set of choices without which something is found, most first. */
function triedOut(items: number, list: readonly boolean[], chosen: readonly (readonly boolean[])[]): GivenUp[] {
  const ways = Array.from({ length: 2 ** chosen.length }, (_, set) => {
    const isGiven = (nth: number) => Math.floor(set / 2 ** nth) % 2 === 1
    const isLeft = (row: number) => list[row] && chosen.every((rows, nth) => isGiven(nth) || rows[row])
    const facts = FACTS.filter((_, nth) => nth < chosen.length && isGiven(nth))
    return { facts, items: Array.from({ length: items }, (_, row) => row).filter(isLeft).length }
  }).filter((way) => way.items > 0)
  const fewest = Math.min(...ways.map(({ facts }) => facts.length))
  return ways.filter(({ facts }) => facts.length === fewest).toSorted((a, b) => b.items - a.items)
}
