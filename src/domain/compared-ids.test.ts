import { expect, test } from 'vitest'
import { comparedIds } from './compared-ids.ts'

test('an address names each id once, and six at most', () => {
  expect(comparedIds('a,b,,a, c ')).toEqual({ ids: ['a', 'b', 'c'], beyond: [] })
  expect(comparedIds('1,2,3,4,5,6,7,8')).toEqual({ ids: ['1', '2', '3', '4', '5', '6'], beyond: ['7', '8'] })
  expect(comparedIds('')).toEqual({ ids: [], beyond: [] })
})
