import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AHEAD_RULES, hasRoomAhead, mayFetchAhead } from './pages-ahead.ts'
import * as paths from './paths.ts'

const here = new URL('https://shop.example/store/horse/stable-mats')
const may = (address: string) => mayFetchAhead(new URL(address, here), here)

test.each(['/', '/store', '/store/horse', '/store/horse/stable-mats/2', '/product/010101', '/FAQ', '/product/a#more'])(
  '%s is the same for all, and may be fetched ahead',
  (address) => expect(may(address)).toBe(true),
)

test.each([
  ['a page of somebody', paths.CART_PATH],
  ['a page of somebody', paths.CHECKOUT_PATH],
  ['a page of somebody', paths.ACCOUNT_PATH],
  ['a page of somebody', paths.orderPath({ orderId: 'HH1001' })],
  ['a page of somebody', `${paths.BUY_PATH}/010101`],
  ['a page of somebody', paths.LISTS_PATH],
  ['a form', paths.LOG_IN_PATH],
  ['a form', paths.CONTACT_US_PATH],
  ['a call', '/api/session'],
  ['a search', '/store?colour=black'],
  ['another site', 'https://elsewhere.example/store'],
  ['another site', 'http://shop.example/store'],
  ['the page that is open', '/store/horse/stable-mats#more'],
  ['a name that begins alike', '/stores'],
  ['a name that begins alike', '/product'],
])('%s is not: %s', (_, address) => expect(may(address)).toBe(false))

test('no spelling of an address leads past what may be fetched', () => {
  const piece = fc.constantFrom(
    'store',
    'product',
    '/',
    '..',
    '.',
    '%2e',
    '%2f',
    '\\',
    'cart',
    'api',
    '?',
    '#',
    '@',
    ':',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const link = URL.parse(pieces.join(''), here)
      if (link === null || !mayFetchAhead(link, here)) return
      expect(link.origin).toBe(here.origin)
      expect(link.pathname).toMatch(/^\/(?:|store|find|about-us|FAQ|store\/.*|product\/.*)$/)
    }),
  )
})

test('who saves data, and who has a slow line, fetches nothing that was not asked for', () => {
  expect(hasRoomAhead({})).toBe(true)
  expect(hasRoomAhead({ saveData: false, effectiveType: '4g' })).toBe(true)
  expect(hasRoomAhead({ saveData: true, effectiveType: '4g' })).toBe(false)
  for (const effectiveType of ['slow-2g', '2g', '3g']) expect(hasRoomAhead({ effectiveType })).toBe(false)
})

test('the rules are about links that a script has marked, at once', () => {
  const { prefetch, prerender } = JSON.parse(AHEAD_RULES)
  expect([...prefetch, ...prerender]).toMatchObject([
    { eagerness: 'immediate', where: { and: [{ selector_matches: '[data-ahead]' }, {}] } },
    { eagerness: 'immediate', where: { and: [{ selector_matches: '[data-ahead=whole]' }, {}] } },
  ])
})

test('the rules name no address that a script may not mark', () => {
  const { prefetch, prerender } = JSON.parse(AHEAD_RULES)
  expect(prerender[0].where.and[1].href_matches).not.toContain(paths.HOME_PATH)
  expect(prefetch[0].where.and[1].href_matches).toEqual(
    expect.arrayContaining(['/', '/find', '/store/*', '/product/*']),
  )
  expect(prerender[0].where.and[1].href_matches).toEqual(expect.arrayContaining(['/store', '/find', '/product/*']))
  for (const { where } of [...prefetch, ...prerender]) {
    for (const path of where.and[1].href_matches) expect(may(path.replace('*', 'x')), path).toBe(true)
  }
})
