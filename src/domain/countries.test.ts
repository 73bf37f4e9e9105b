import { expect, test } from 'vitest'
import { countryNames } from './countries.ts'

test('there are about 195 countries, each once, named and in order', () => {
  const names = countryNames()
  expect(names).toHaveLength(197)
  expect(new Set(names).size).toBe(197)
  expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Albania'])
  expect(names).toEqual(expect.arrayContaining(['Australia', 'India', 'New Zealand', 'Sri Lanka', 'Türkiye']))
})
