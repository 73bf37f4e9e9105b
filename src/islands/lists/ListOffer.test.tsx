import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { listLine } from '#domain/test-lists.ts'
import { $listLinkOffer, type ListLinkOffer } from '#stores/list-link-offer.ts'
import * as words from '#words/lists.ts'
import { ListOffer } from './ListOffer.tsx'

afterEach(() => $listLinkOffer.set({ status: 'none' }))

const OFFERS: [ListLinkOffer, string][] = [
  [{ status: 'none' }, ''],
  [{ status: 'reading' }, words.reading],
  [{ status: 'unreachable' }, words.linkUnread],
  [{ status: 'damaged' }, words.linkDamaged],
  [{ status: 'unknown-version' }, words.linkOfNewerVersion],
  [{ status: 'offered', name: 'Barn 2', lines: [listLine('x', 2)], missing: 0 }, words.linkCame('Barn 2')],
]

test.each(OFFERS)('what becomes of a link is told where a screen reader listens: $status', (offer, told) => {
  $listLinkOffer.set(offer)
  const markup = renderToStaticMarkup(<ListOffer />)
  expect(markup).toMatch(/^<div role="status"/)
  expect(markup.split('<section')[0]).toContain(told)
})
