import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { lineOf } from '#domain/test-cart.ts'
import { $cartLinkOffer, type CartLinkOffer as Link } from '#stores/cart-link-offer.ts'
import * as words from '#words/cart.ts'
import { CartLinkOffer } from './CartLinkOffer.tsx'

afterEach(() => $cartLinkOffer.set({ status: 'none' }))

const OFFERS: [Link, string][] = [
  [{ status: 'reading' }, words.readingCartLink],
  [{ status: 'unreachable' }, words.cartLinkUnpriced],
  [{ status: 'damaged' }, words.linkDamaged],
  [{ status: 'unknown-version' }, words.linkOfNewerVersion],
  [{ status: 'offered', lines: [lineOf('x', 900, 2)], missing: 0 }, words.cartLinkCame],
]

test('where there was no link nothing is told', () => {
  expect(renderToStaticMarkup(<CartLinkOffer />)).toBe('<div role="status"></div>')
})

test.each(OFFERS)('what becomes of a link is told where a screen reader listens: $status', (offer, told) => {
  $cartLinkOffer.set(offer)
  const markup = renderToStaticMarkup(<CartLinkOffer />)
  expect(markup).toMatch(/^<div role="status"/)
  expect(markup.split('<section')[0]).toContain(told)
})
