import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('what would lie on each other stands apart, in its order and around where it was; the rest stays', () => {
  const row = [20, 4, 5, 0].map((midst) => ({ midst, long: 3 }))
  expect(sideBySide(row).map(({ midst }) => midst)).toEqual([0, 3, 6, 20])
  expect(sideBySide([]).length).toBe(0)
})

test('a group that comes to lie on its neighbour takes it along', () => {
  const row = [0, 2.5, 3, 3.5].map((midst) => ({ midst, long: 2 }))
  const midsts = sideBySide(row).map(({ midst }) => midst)
  expect(midsts).toEqual([-0.75, 1.25, 3.25, 5.25])
})
