import { expect, test } from 'vitest'
import { fetchStated } from './stated-item.ts'
import { matPage, stubPages } from './test-pages.ts'

test('the page of a mat says all that the mat states', async () => {
  const asked = stubPages({
    '/product/a': matPage(
      'a',
      { Size: '600 × 600 mm' },
      {
        '[data-facts] tr': [
          // Behind a size stands the switch of units.
          {
            holds: {
              th: { text: ' Size ' },
              'td > span': { text: '600 × 600 mm' },
              td: { text: '600 × 600 mm mm cm in ft' },
            },
          },
          { holds: { th: { text: 'Material' }, td: { text: ' Rubber\n ' } } },
        ],
        '.description p': [{ text: 'For stables. ' }, { text: 'And gyms.' }],
        '[data-edging="edge"]': [{ data: { item: 'e1' } }, { data: {} }, { data: { item: 'e2' } }],
        '[data-edging="corner"]': [{ data: { item: 'c1' } }],
        'nav ol a': [
          { attributes: { href: '/store' } },
          { attributes: { href: '/store/horse' } },
          { attributes: { href: '/store/horse/stable' } },
          { attributes: { href: '/product/a' } },
          {},
        ],
        '[data-gallery] .frame:not(#drawing) img': { attributes: { src: '/pictures/a1b2-720.jpg' } },
      },
    ),
  })
  expect(await fetchStated('a')).toEqual({
    ...{ itemId: 'a', name: 'Mat a', code: 'HH-a', facts: ['600 × 600 mm', '10 mm'], makes: '2 colours' },
    ...{ price: 8_950, squareMetre: 4_500, sold: 'tile 4 4', picture: 'a1b2-360' },
    stated: [
      { label: 'Size', text: '600 × 600 mm' },
      { label: 'Material', text: 'Rubber' },
    ],
    paragraphs: ['For stables.', 'And gyms.'],
    edging: { edges: ['e1', 'e2'], corner: 'c1' },
    listPath: '/store/horse/stable',
    photograph: '/pictures/a1b2-720.jpg',
  })
  expect(asked).toEqual(['/product/a'])
})

test('a mat without edges, list or photograph has none, and the picture of its card', async () => {
  stubPages({ '/product/a': matPage('a', {}, { 'nav ol a': [{ attributes: { href: '/store' } }] }) })
  expect(await fetchStated('a')).toMatchObject({
    ...{ stated: [], paragraphs: [], edging: { edges: [], corner: undefined } },
    ...{ listPath: '', photograph: 'a1b2-360' },
  })
})

test.each([
  ['there is no such page', {}],
  ['it is one of another kind', { '/product/a': { holds: {} } }],
  [
    'its card leads to no product',
    { '/product/a': matPage('a', {}, { '[data-recently-viewed] template': { holds: { li: {} } } }) },
  ],
  ['its template is empty', { '/product/a': matPage('a', {}, { '[data-recently-viewed] template': {} }) }],
])('a mat is unknown where %s', async (_, pages) => {
  stubPages(pages)
  expect(await fetchStated('a')).toBe('unknown')
})

test('an id that no address can have is not asked for', async () => {
  const asked = stubPages({ '/product/..': matPage('a', {}) })
  expect([await fetchStated('..'), asked]).toEqual(['unknown', []])
})

test('a page that cannot be had says nothing of its mat', async () => {
  stubPages({ '/product/a': 'cut' })
  expect(await fetchStated('a')).toBe('unreached')
})
