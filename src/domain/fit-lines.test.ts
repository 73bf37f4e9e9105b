import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'
import { MOST_QUANTITY } from './sale-quantities.ts'

const line = (itemId: string, quantity: number) => ({ itemId, quantity })

test('so many items have room, and so many of each', () => {
  const there = [line('a', 9_000), line('b', 1)]
  const wanted = [line('a', 1_000), line('c', 1), line('a', 999), line('d', 1), line('b', 2), line('c', 9_998)]
  const { fitting, beyond, takenBack } = fitLines(there, wanted, 3)
  expect(fitting).toEqual([line('c', 1), line('a', 999), line('b', 2), line('c', 9_998)])
  expect(beyond).toEqual([line('a', 1_000), line('d', 1)])
  expect(takenBack([line('a', 9_999), line('b', 3), line('c', 9_999)])).toEqual([
    line('a', 9_000),
    line('b', 1),
    line('c', 0),
  ])
})

test('no piece is lost: what fits is there afterwards, what does not is told', () => {
  const lines = fc.array(
    fc.record({ itemId: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: MOST_QUANTITY }) }),
  )
  const sum = (all: readonly { quantity: number }[]) => all.reduce((pieces, { quantity }) => pieces + quantity, 0)
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 3 }), (wanted, most) => {
      const { fitting, beyond, takenBack } = fitLines([], wanted, most)
      expect(sum([...fitting, ...beyond])).toBe(sum(wanted))
      const after = [...Map.groupBy(fitting, ({ itemId }) => itemId)].map(([itemId, of]) => line(itemId, sum(of)))
      expect(Math.max(0, ...after.map(({ quantity }) => quantity))).toBeLessThanOrEqual(MOST_QUANTITY)
      expect(after.length).toBeLessThanOrEqual(most)
      expect(takenBack(after)).toEqual(after.map(({ itemId }) => line(itemId, 0)))
    }),
  )
})

test.each([
  ['nothing since', 12, 2, 12, 2],
  ['three more since', 15, 2, 12, 5],
  ['fewer since', 5, 2, 12, 2],
  ['fewer than before', 1, 2, 12, 1],
  ['a new line', 4, 0, 4, 0],
  ['a new line with more since', 6, 0, 4, 2],
  ['taken out since', 0, 2, 12, 0],
])('what is taken back leaves what was done since: %s', (_, now, before, after, left) => {
  const there = before === 0 ? [] : [line('a', before)]
  const { takenBack } = fitLines(there, [line('a', after - before)], 9)
  expect(takenBack([line('a', now)])).toEqual(left === now ? [] : [line('a', left)])
})
