import { afterEach, expect, test, vi } from 'vitest'
import { cardIn } from './item-card.ts'
import { closePage, openPage } from './test-browser.ts'
import { cardOf, elementOf, productPage, stubPages } from './test-pages.ts'

afterEach(closePage)

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

/** A browser that makes markup of text without danger, and what became of that. */
function stubMarkup() {
  const [set, cleared] = [vi.fn(), vi.fn()]
  let now = ''
  const body = {
    setHTML(text: string, options: object) {
      set(text, options)
      now = text
    },
    querySelector: (selector: string) => (selector === 'li' && now !== '' ? elementOf(cardOf({ itemId: now })) : null),
    replaceChildren() {
      cleared()
      now = ''
    },
  }
  const createHTMLDocument = vi.fn(() => ({ body }))
  vi.stubGlobal('document', { implementation: { createHTMLDocument } })
  return { set, cleared, createHTMLDocument }
}

/** How a page is answered: by its text, or by a status alone. */
function stubFetch(answer: string | number | Error) {
  const fetch = vi.fn(async (_: string) => {
    if (answer instanceof Error) throw answer
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer)
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const held = (text: string) => page(`<template>${text}</template>`)

async function freshPage() {
  openPage()
  return import('./item-card.ts')
}

test('a card is read from its page, without anything in it that could run, and cleared away', async () => {
  const { set, cleared, createHTMLDocument } = stubMarkup()
  const asked = stubFetch(held('a1'))
  const { fetchCard } = await freshPage()
  expect(await fetchCard('a1')).toMatchObject({ itemId: 'a1', name: 'Mat a1', picture: '/pictures/a1.webp' })
  expect(asked.mock.calls).toEqual([['/product/a1']])
  expect([set.mock.calls, cleared.mock.calls.length]).toEqual([[['a1', { sanitizer: {} }]], 1])
  await fetchCard('a1')
  expect(createHTMLDocument).toHaveBeenCalledTimes(1)
})

test.each([
  ['unknown', 404],
  ['unreached', 503],
  ['unreached', 201],
  ['unreached', new TypeError('Failed to fetch')],
  ['unknown', '<main>No product</main>'],
])('a card is %s where the answer is %s', async (known, answer) => {
  stubMarkup()
  stubFetch(answer)
  const { fetchCard } = await freshPage()
  expect(await fetchCard('a1')).toBe(known)
})

test('what is no id is asked for nowhere', async () => {
  stubMarkup()
  const asked = stubFetch(held('a1'))
  const { fetchCard } = await freshPage()
  expect([await fetchCard('../a1'), asked.mock.calls]).toEqual(['unknown', []])
})

test.each([
  ['a browser', () => vi.stubGlobal('document', { implementation: { createHTMLDocument: () => ({ body: {} }) } })],
  ['a worker', () => undefined],
])('%s that makes no markup of text reads the whole page', async (_, stub) => {
  stub()
  const asked = stubPages({ '/product/a1': productPage({ itemId: 'a1' }) })
  const { fetchCard } = await freshPage()
  expect(await fetchCard('a1')).toMatchObject({ itemId: 'a1', name: 'Mat a1', stated: [] })
  expect(asked).toEqual(['/product/a1'])
})
