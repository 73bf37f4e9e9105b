import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containerShare, palletPlaces } from './freight-container.ts'
import { CONTAINERS, LOOSE_FILL } from './freight-rules.ts'

const [SMALL, LARGE] = CONTAINERS
const pallet = { lengthMm: 1200, widthMm: 800, heightMm: 1000, grams: 400_000, count: 1 }

test('rows that fill the width of a container to the millimetre fit', () => {
  expect(palletPlaces(SMALL, { lengthMm: 2400, widthMm: 1165 })).toBe(4)
})

/** Tables of forwarders have 11 EUR-pallets for 20 feet and 23 or 24 for 40. */
test('eleven EUR-pallets stand in 20 feet, and twenty-three in 40', () => {
  expect(palletPlaces(SMALL, pallet)).toBe(11)
  expect(palletPlaces(LARGE, pallet)).toBe(23)
})

test('pallets stand two high where they fit', () => {
  expect(containerShare({ pallets: [{ ...pallet, count: 11 }], looseMm3: 0, grams: 0 })).toEqual({
    feet: 20,
    share: 0.5,
  })
  const high = { ...pallet, heightMm: 1100, count: 11 }
  expect(containerShare({ pallets: [high], looseMm3: 0, grams: 0 })).toEqual({ feet: 20, share: 1 })
})

test('heavy goods fill a container by their weight', () => {
  expect(containerShare({ pallets: [], looseMm3: 1, grams: 14_090_000 })).toEqual({ feet: 20, share: 0.5 })
  expect(containerShare({ pallets: [], looseMm3: 1, grams: 28_180_000 * 2.5 })).toEqual({ feet: 20, share: 3 })
})

test('what is more than one of 20 feet goes into one of 40, if that is enough', () => {
  const looseMm3 = SMALL.lengthMm * SMALL.widthMm * SMALL.heightMm * LOOSE_FILL * 1.5
  expect(containerShare({ pallets: [], looseMm3, grams: 1 })).toEqual({ feet: 40, share: expect.closeTo(0.7335, 4) })
})

test('a pallet that is wider than a container goes into none', () => {
  expect(
    containerShare({ pallets: [{ ...pallet, lengthMm: 2600, widthMm: 2400 }], looseMm3: 0, grams: 1 }),
  ).toBeUndefined()
})

test('more goods never take less room', () => {
  const amount = fc.integer({ min: 0, max: 200 })
  const inSmall = ({ feet, share }: { feet: number; share: number }) =>
    (share > 1 ? share * 10 : 0) + (feet / 20) * share
  fc.assert(
    fc.property(amount, amount, (count, more) => {
      const share = (count: number) =>
        containerShare({ pallets: [{ ...pallet, count }], looseMm3: 0, grams: count * 400_000 })
      const [less, greater] = [share(count + 1), share(count + 1 + more)]
      expect(less !== undefined && greater !== undefined && inSmall(less) <= inSmall(greater)).toBe(true)
    }),
  )
})
