import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Sheet, stackSheets } from './freight-stack.ts'

const LIMITS = { lengthMm: 1200, widthMm: 800, mostHeightMm: 1000, mostGrams: 1_500_000 }
const sheet = fc.record({
  lengthMm: fc.integer({ min: 300, max: 2000 }),
  widthMm: fc.integer({ min: 50, max: 300 }),
  thicknessMm: fc.integer({ min: 1, max: 400 }),
  grams: fc.integer({ min: 100, max: 500_000 }),
  count: fc.integer({ min: 1, max: 300 }),
})

/** One sheet after the other, as a person stacks: the full stacks of one kind. */
function byHand({ lengthMm, widthMm, thicknessMm, grams, count }: Sheet): number {
  const [long, wide] = [Math.max(LIMITS.lengthMm, lengthMm), Math.max(LIMITS.widthMm, widthMm)]
  const straight = Math.floor(long / lengthMm) * Math.floor(wide / widthMm)
  const aLayer = Math.max(straight, Math.floor(long / widthMm) * Math.floor(wide / lengthMm))
  let [stacks, height, weight, inLayer] = [1, 0, 0, aLayer]
  for (let laid = 0; laid < count; laid += 1) {
    const needsLayer = inLayer === aLayer
    const tooHigh = needsLayer && height + thicknessMm > LIMITS.mostHeightMm
    if (tooHigh || weight + grams > LIMITS.mostGrams) [stacks, height, weight, inLayer] = [stacks + 1, 0, 0, aLayer]
    if (inLayer === aLayer) [height, inLayer] = [height + thicknessMm, 0]
    inLayer += 1
    weight += grams
  }
  return stacks
}

test('sheets of one kind make as many stacks as one that is filled piece by piece', () => {
  fc.assert(
    fc.property(sheet, (one) => {
      expect(stackSheets([one], LIMITS).reduce((sum, { count }) => sum + count, 0)).toBe(byHand(one))
    }),
  )
})

test('nothing is lost, and no stack is too high or too heavy', () => {
  fc.assert(
    fc.property(fc.array(sheet, { maxLength: 8 }), (sheets) => {
      const stacks = stackSheets(sheets, LIMITS)
      const weight = (parts: readonly { grams: number; count: number }[]) =>
        parts.reduce((sum, { grams, count }) => sum + grams * count, 0)
      expect(weight(stacks)).toBe(weight(sheets))
      for (const { heightMm, grams } of stacks) {
        expect(heightMm).toBeLessThanOrEqual(LIMITS.mostHeightMm)
        expect(grams).toBeLessThanOrEqual(LIMITS.mostGrams)
      }
    }),
  )
})
