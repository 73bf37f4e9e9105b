import { expect, test } from 'vitest'
import { filtersIn, withoutFilters } from './filter-parameters.ts'

test.each([
  ['', '', ''],
  ['?q=a%20mat', '', 'q=a%20mat'],
  ['?q=a+mat&colour=grey,~&sort=price&thickness=15-&page=3', 'colour=grey,~&thickness=15-', 'q=a+mat'],
  ['?q=colour%3Dgrey&colours=2', '', 'q=colour%3Dgrey&colours=2'],
  ['?brands&q=a', '', 'brands&q=a'],
  ['q=which?', '', 'q=which?'],
  ['q=a?b', '', 'q=a?b'],
  ['?&q=a&&page=2&page&', '', 'q=a'],
])('%s', (search, filters, rest) => {
  expect(filtersIn(search)).toBe(filters)
  expect(withoutFilters(search)).toBe(rest)
})
