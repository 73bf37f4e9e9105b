import { expect, test } from 'vitest'
import { testPaper } from '#pdf/test-paper.ts'
import * as words from '#words/spec-sheet.ts'
import { setItemTitle } from './set-item-title.ts'

const ADDRESS = 'https://shop.example/product/010101'

test.each([
  ['HH-1', ['HH-1', words.openPage]],
  ['1'.repeat(200), ['…', words.openPage]],
])('the code stands before the way to its page, as far as there is room for both: %s', (code, ends) => {
  const { paper, written } = testPaper()
  setItemTitle(paper, 20, { name: 'Mat', code, address: ADDRESS })
  expect(written.map(({ line }) => line)).toEqual([words.title, 'Mat', ...ends])
})
