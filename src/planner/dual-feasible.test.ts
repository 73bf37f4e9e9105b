import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DUAL_FEASIBLE } from './dual-feasible.ts'

/** Lengths that fit side by side, round parts of the whole among them. */
const fitting = fc
  .record({
    whole: fc.integer({ min: 100, max: 4000 }),
    cuts: fc.array(
      fc.oneof(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 60 }).map((n) => n / 60),
      ),
      {
        maxLength: 9,
      },
    ),
    kept: fc.nat(1023),
  })
  .map(({ whole, cuts, kept }) => {
    const places = [0, ...cuts.map((part) => Math.round(part * whole)), whole].toSorted((a, b) => a - b)
    const lengths = places.slice(1).map((end, index) => end - (places[index] ?? 0))
    return { whole, lengths: lengths.filter((mm, index) => mm > 0 && (kept & (1 << index)) !== 0) }
  })

test('lengths that fit into a whole never count for more than it, by any of the functions', () => {
  fc.assert(
    fc.property(fitting, ({ whole, lengths }) => {
      for (const feasible of DUAL_FEASIBLE) {
        const sum = lengths.reduce((all, mm) => all + feasible(mm, whole), 0)
        expect(sum).toBeLessThanOrEqual(1 + 1e-9)
      }
    }),
    { numRuns: 3000 },
  )
})

test('of lengths just over a third, two count for a whole', () => {
  expect(Math.max(...DUAL_FEASIBLE.map((feasible) => 2 * feasible(340, 1000)))).toBe(1)
})
