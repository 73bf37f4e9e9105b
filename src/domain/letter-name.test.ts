import { expect, test } from 'vitest'
import { letterName } from './letter-name.ts'

test('after z come two letters, and no two places have one name', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(letterName)).toEqual(['a', 'z', 'aa', 'ab', 'az', 'ba', 'zz', 'aaa'])
})
