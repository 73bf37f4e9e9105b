import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Family } from './family.ts'
import { familyChoices, familyCounts } from './family-choices.ts'

const tiles: Family = {
  familyId: '1',
  traits: [
    { trait: 'colour', values: ['Black', 'Blue', 'Grey'] },
    { trait: 'thickness', values: ['15 mm', '20 mm'] },
  ],
  members: [
    { itemId: '1', at: [0, 0] },
    { itemId: '2', at: [1, 0] },
    { itemId: '3', at: [2, 1] },
  ],
}

test('each value leads to the item that has it, and says what else changes where it is not made otherwise', () => {
  expect(familyChoices(tiles, '1')).toEqual([
    {
      trait: 'colour',
      choices: [
        { text: 'Black', itemId: '1', present: true, changes: [] },
        { text: 'Blue', itemId: '2', present: false, changes: [] },
        { text: 'Grey', itemId: '3', present: false, changes: ['20 mm'] },
      ],
    },
    {
      trait: 'thickness',
      choices: [
        { text: '15 mm', itemId: '1', present: true, changes: [] },
        { text: '20 mm', itemId: '3', present: false, changes: ['Grey'] },
      ],
    },
  ])
})

test.each([
  [
    'shares the most, however far apart it is in what it does not share',
    [
      [1, 1, 1],
      [1, 0, 3],
    ],
    [1, 0, 3],
  ],
  [
    'is the least apart among those that share as much',
    [
      [1, 0, 3],
      [1, 2, 0],
      [1, 0, 1],
    ],
    [1, 0, 1],
  ],
  [
    'comes first among those that are as far apart',
    [
      [1, 0, 2],
      [1, 2, 0],
    ],
    [1, 0, 2],
  ],
] as [string, number[][], number[]][])('of several with a value the one is chosen that %s', (_, others, nearest) => {
  const members = [[0, 0, 0], ...others].map((at) => ({ itemId: at.join(), at }))
  const values = ['a', 'b', 'c', 'd']
  const traits = (['colour', 'size', 'thickness'] as const).map((trait) => ({ trait, values }))
  const [colours] = familyChoices({ familyId: '0,0,0', traits, members }, '0,0,0')
  expect(colours?.choices.find(({ text }) => text === 'b')?.itemId).toBe(nearest.join())
})

test('an item of another family has nothing to choose', () => {
  expect(familyChoices(tiles, '4')).toEqual([])
})

test('a card says how many there are of each', () => {
  expect(familyCounts(tiles)).toEqual([
    { trait: 'colour', count: 3 },
    { trait: 'thickness', count: 2 },
  ])
})

const size = fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 3 }))

test('from every item each value can be reached, the present one stays, and nothing leads astray', () => {
  fc.assert(
    fc.property(size, fc.infiniteStream(fc.boolean()), (sizes, made) => {
      const members = sizes
        .reduce<number[][]>(
          (makes, count) => makes.flatMap((at) => Array.from({ length: count }, (_, n) => [...at, n])),
          [[]],
        )
        .filter((at) => at.every((place) => place === 0) || new Set(at).size === 1 || made.next().value)
        .map((at, index) => ({ itemId: `${index}`, at }))
      const traits = (['colour', 'size', 'thickness'] as const).map((trait, axis) => ({
        trait,
        values: Array.from({ length: sizes[axis] ?? 0 }, (_, n) => `${trait} ${n}`),
      }))
      const family: Family = { familyId: '0', traits, members }
      for (const { itemId, at } of members) {
        for (const [axis, { choices }] of familyChoices(family, itemId).entries()) {
          for (const choice of choices) {
            const target = members.find((member) => member.itemId === choice.itemId)
            expect(traits[axis]?.values[target?.at[axis] ?? -1]).toBe(choice.text)
            expect(choice.present).toBe(traits[axis]?.values[at[axis] ?? -1] === choice.text)
            if (choice.present) expect(choice.itemId).toBe(itemId)
            const otherwise = target?.at.filter((place, other) => other !== axis && place !== at[other]).length
            expect(choice.changes.length).toBe(otherwise)
          }
        }
      }
    }),
  )
})
