import { expect, test } from 'vitest'
import { cardIn } from './item-card.ts'

const page = (inside: string) =>
  `<main><ul><li>Home</li></ul><section data-recently-viewed hidden><ul role="list"></ul> ${inside}</section></main>`

test('of a page the card is read that it holds for what was looked at', () => {
  expect(cardIn(page('<template data-x><li data-picture="a"><p>Mat</p></li></template>'))).toBe(
    '<li data-picture="a"><p>Mat</p></li>',
  )
})

test('a page without such a card has none', () => {
  expect(cardIn('<main><ul><li>Home</li></ul></main>')).toBe('')
  expect(cardIn(page(''))).toBe('')
})
