import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShardNumbers, writeShardNumbers } from './search-index-files.ts'

test('runs of shards are written as ranges and read back', () => {
  expect(writeShardNumbers([0, 1, 2, 3, 7])).toBe('0-3 7')
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(400), { minLength: 1 }), (numbers) => {
      const ascending = numbers.toSorted((a, b) => a - b)
      expect(readShardNumbers(writeShardNumbers(ascending))).toEqual(ascending)
    }),
  )
})
