import { expect, test } from 'vitest'
import { shopsOf } from './shops-of-projects.ts'

test('projects need the shop of their name, pictures two, and each is named once', () => {
  expect(shopsOf(['direct'])).toBe('direct')
  expect(shopsOf(['look', 'odd', 'gateway'])).toBe('gateway,showcase,odd')
})
