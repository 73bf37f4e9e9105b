import { expect, test } from 'vitest'
import { sqliteFault } from './sqlite-fault.ts'

const failing = (errcode: unknown) => Object.assign(new Error('A fault'), { errcode })

test.each([
  ['busy', [5, 261, 517]],
  ['shut', [3, 8, 14, 1032]],
  ['full', [10, 13, 778]],
  ['damaged', [1, 11, 26, 267]],
  [undefined, [0, 19, '5', undefined]],
])('%s is what these codes say, more exact ones too', (fault, codes) => {
  expect(codes.map((errcode) => sqliteFault(failing(errcode)))).toEqual(codes.map(() => fault))
})

test.each([new Error('A fault'), { errcode: 11 }, 'A fault', undefined])('%j is no failure of SQLite', (thrown) => {
  expect(sqliteFault(thrown)).toBeUndefined()
})
