import { expect, test } from 'vitest'
import * as words from '#words/filters.ts'
import { choiceName } from './chosen-words.ts'

test('a choice is called as the store calls it, a kind by the words of the shop, and what an address says as it stands there', () => {
  const [key = '', name] = Object.entries(words.kinds)[0] ?? []
  expect([choiceName('41', 'Stable mats'), choiceName(key, '')]).toEqual(['Stable mats', name])
  expect(['constructor', 'toString', '__proto__', 'plum'].map((said) => choiceName(said, ''))).toEqual([
    ...['constructor', 'toString', '__proto__', 'plum'],
  ])
})
