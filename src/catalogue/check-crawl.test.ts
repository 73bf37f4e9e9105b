import { expect, test } from 'vitest'
import { checkCrawl } from './check-crawl.ts'
import { someCrawl, someItem } from './test-crawl.ts'

test('a sound crawl becomes the catalogue without a finding', () => {
  const { catalogue, findings } = checkCrawl(someCrawl({ newItems: [someItem()] }))
  expect(findings).toEqual([])
  expect(catalogue.items).toEqual([someItem()])
  expect(catalogue.listings).toEqual([{ subCategoryId: 'stable', itemId: 'S-1' }])
  expect(catalogue.newItemIds).toEqual(['S-1'])
})

test.each([
  ['', '(empty)'],
  ['..', '..'],
  ['a/b', 'a/b'],
  ['a%2fb', 'a%2fb'],
  ['x'.repeat(65), 'x'.repeat(65)],
  ['x'.repeat(81), 'x'.repeat(80)],
  ['ප්‍රිය', 'ප්‍රිය'],
])('an item with the id %j is left out and listed', (itemId, subject) => {
  const { catalogue, findings } = checkCrawl(someCrawl({ items: [someItem({ itemId, name: 'Odd' }), someItem()] }))
  expect(catalogue.items.map((item) => item.itemId)).toEqual(['S-1'])
  expect(catalogue.listings).toHaveLength(1)
  expect(findings).toEqual([
    {
      kind: 'unusable-id',
      subject,
      reason:
        'The id of "Odd" cannot be part of an address (letters, digits, "-", "_" and single dots, 1 to 64 characters); it is left out.',
    },
  ])
})

test('an item that two sub-categories list is one item with two places, its own being the first', () => {
  const items = [someItem(), someItem({ subCategoryId: 'trailer' })]
  const { catalogue, findings } = checkCrawl(someCrawl({ items }))
  expect(catalogue.items).toEqual([someItem()])
  expect(catalogue.listings).toEqual([
    { subCategoryId: 'stable', itemId: 'S-1' },
    { subCategoryId: 'trailer', itemId: 'S-1' },
  ])
  expect(findings).toEqual([])
})

test('an item that a sub-category lists twice, word for word, stands there once', () => {
  const { catalogue, findings } = checkCrawl(someCrawl({ items: [someItem(), someItem(), someItem()] }))
  expect(catalogue.items).toHaveLength(1)
  expect(catalogue.listings).toHaveLength(1)
  expect(findings).toEqual([])
})

test.each([
  [
    'main categories',
    {
      mainCategories: [
        { mainCategoryId: 'M', name: 'Horse' },
        { mainCategoryId: 'M', name: 'Cow' },
      ],
    },
    'M',
  ],
  [
    'sub-categories',
    {
      subCategories: [
        { subCategoryId: 'S', mainCategoryId: 'horse', name: 'Stable' },
        { subCategoryId: 'S', mainCategoryId: 'horse', name: 'Stall' },
      ],
    },
    'S',
  ],
  [
    'slides',
    {
      slides: [
        { slideId: 'L', title: 'One', description: '', buttonLink: '' },
        { slideId: 'L', title: 'Two', description: '', buttonLink: '' },
      ],
    },
    'L',
  ],
])('of %s that share an id and differ the first is kept, and the id is listed', (what, crawled, subject) => {
  const { catalogue, findings } = checkCrawl(someCrawl(crawled))
  const [name] = Object.keys(crawled)
  expect(catalogue).toMatchObject({ [name ?? '']: [expect.anything()] })
  expect(findings).toEqual([
    {
      kind: 'clashing-duplicate',
      subject,
      reason: `The store has several different ${what} with this id; the first of them is shown.`,
    },
  ])
})

test('of items that share an id and differ none is kept, and the id is listed once', () => {
  const items = [someItem(), someItem({ name: 'Another' }), someItem(), someItem({ itemId: 'S-2' })]
  const { catalogue, findings } = checkCrawl(someCrawl({ items, newItems: [someItem()] }))
  expect(catalogue.items.map(({ itemId }) => itemId)).toEqual(['S-2'])
  expect(catalogue.listings).toEqual([{ subCategoryId: 'stable', itemId: 'S-2' }])
  expect(catalogue.newItemIds).toEqual([])
  expect(findings).toEqual([
    {
      kind: 'clashing-duplicate',
      subject: 'S-1',
      reason: 'The store has several different items with this id; none of them is shown.',
    },
  ])
})

test('a new item that clashes is not said to stand in no sub-category', () => {
  const items = [someItem(), someItem({ name: 'Another' }), someItem({ itemId: 'S-2' })]
  const { findings } = checkCrawl(someCrawl({ items, newItems: [someItem()] }))
  expect(findings.map(({ kind }) => kind)).toEqual(['clashing-duplicate'])
})

test('an item without a price stays, on request, and is listed', () => {
  const { catalogue, findings } = checkCrawl(someCrawl({ items: [someItem({ price: 'on-request' })] }))
  expect(catalogue.items[0]?.price).toBe('on-request')
  expect(findings).toEqual([
    { kind: 'no-price', subject: 'S-1', reason: '"Stable mat" has no price and is shown as "Price on request".' },
  ])
})

test('a new item that stands in no sub-category is listed once and not shown', () => {
  const lonely = someItem({ itemId: 'N-1', name: 'Lonely' })
  const { catalogue, findings } = checkCrawl(someCrawl({ newItems: [lonely, lonely, someItem(), someItem()] }))
  expect(catalogue.newItemIds).toEqual(['S-1'])
  expect(findings).toEqual([
    {
      kind: 'uncategorised',
      subject: 'N-1',
      reason: '"Lonely" is new but stands in no sub-category, so it is not shown.',
    },
  ])
})

test('a new item with an unusable id is listed for its id, once', () => {
  const odd = someItem({ itemId: 'a/b', name: 'Odd' })
  const items = [someItem(), someItem({ itemId: '..' })]
  const { findings } = checkCrawl(someCrawl({ items, newItems: [odd, odd, someItem({ itemId: '..' })] }))
  expect(findings.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['unusable-id', '..'],
    ['unusable-id', 'a/b'],
  ])
  expect(findings[1]?.reason).toContain('The id of "Odd" cannot')
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'store', '/.//evil.example'])(
  'a slide that leads to %s leads to the store instead, and is listed',
  (buttonLink) => {
    const slides = [{ slideId: 'sl-1', title: 'Mats', description: '', buttonLink }]
    const { catalogue, findings } = checkCrawl(someCrawl({ slides }))
    expect(catalogue.slides).toEqual([{ slideId: 'sl-1', title: 'Mats', description: '', link: '/store' }])
    expect(findings).toEqual([
      {
        kind: 'unsafe-link',
        subject: 'sl-1',
        reason: 'The link of slide "Mats" leads out of the shop; it leads to /store instead.',
      },
    ])
  },
)

test('a slide keeps a link within the shop, and one without a link leads to the store', () => {
  const slide = { title: '', description: '' }
  const slides = [
    { ...slide, slideId: 'a', buttonLink: '/product/S-1#top' },
    { ...slide, slideId: 'b', buttonLink: '' },
    { ...slide, slideId: 'a', buttonLink: '/about-us' },
    { ...slide, slideId: 'c/d', buttonLink: '/store' },
  ]
  const { catalogue, findings } = checkCrawl(someCrawl({ slides }))
  expect(catalogue.slides.map(({ slideId, link }) => [slideId, link])).toEqual([
    ['a', '/product/S-1#top'],
    ['b', '/store'],
  ])
  expect(findings).toMatchObject([
    { kind: 'clashing-duplicate', subject: 'a' },
    { kind: 'unusable-id', subject: 'c/d', reason: expect.stringContaining('The id of slide "" cannot') },
  ])
})

test('a gallery keeps its usable pictures once each; without any the picture key or the id stands in', () => {
  const items = [
    someItem({ itemId: 'A' }),
    someItem({ itemId: 'B', pictureKey: 'key' }),
    someItem({ itemId: 'C', pictureKey: '../key' }),
  ]
  const galleries = new Map([
    ['A', ['A-2', 'A-1', 'A-2', '../up']],
    ['B', ['a/b']],
  ])
  const { catalogue, findings } = checkCrawl(someCrawl({ items, galleries }))
  expect([...catalogue.galleries]).toEqual([
    ['A', ['A-2', 'A-1']],
    ['B', ['key']],
    ['C', ['C']],
  ])
  expect(findings.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['unusable-id', '../up'],
    ['unusable-id', 'a/b'],
  ])
  expect(findings[0]?.reason).toContain('The id of a picture of "Stable mat" cannot')
})

test('categories that come twice are kept once', () => {
  const crawled = someCrawl({
    mainCategories: [
      { mainCategoryId: 'horse', name: 'Horse' },
      { mainCategoryId: 'cattle', name: 'Cattle' },
    ],
  })
  const { catalogue } = checkCrawl({
    ...crawled,
    mainCategories: [...crawled.mainCategories, ...crawled.mainCategories],
    subCategories: [...crawled.subCategories, ...crawled.subCategories],
  })
  expect(catalogue.mainCategories).toEqual(crawled.mainCategories)
  expect(catalogue.subCategories).toEqual(crawled.subCategories)
})

test('a sub-category that two main categories list is shown under the first, and that is told', () => {
  const crawled = someCrawl({
    mainCategories: [
      { mainCategoryId: 'horse', name: 'Horse' },
      { mainCategoryId: 'cattle', name: 'Cattle' },
    ],
  })
  const { catalogue, findings } = checkCrawl({
    ...crawled,
    subCategories: [...crawled.subCategories, { subCategoryId: 'stable', mainCategoryId: 'cattle', name: 'Barn mats' }],
  })
  expect(catalogue.subCategories).toEqual(crawled.subCategories)
  expect(findings).toEqual([
    {
      kind: 'listed-twice',
      subject: 'stable',
      reason:
        'Both "Horse" and "Cattle" list the sub-category "Barn mats" under this id; it is shown with its items under "Horse" alone.',
    },
  ])
})

test('a record that could not be read is listed with its place', () => {
  const unreadable = [{ call: 'GET /Api/Item', path: 'data[3].itemName', expected: 'is empty' }]
  expect(checkCrawl(someCrawl({ unreadable })).findings).toEqual([
    {
      kind: 'unreadable-record',
      subject: 'GET /Api/Item data[3].itemName',
      reason: 'data[3].itemName is empty; the record is left out.',
    },
  ])
})

test.each([
  ['no item at all', []],
  ['unusable items alone', [someItem({ itemId: '..' })]],
  ['clashing items alone', [someItem(), someItem({ name: 'Another' })]],
])('a crawl with %s gives an empty catalogue, and counts what was left out', (_, items) => {
  const { catalogue, leftOut } = checkCrawl(someCrawl({ items }))
  expect([catalogue.items, catalogue.listings, leftOut]).toEqual([[], [], items.length])
})

test('of items whose ids differ in letter case alone the first is kept, and the other is listed', () => {
  const twin = someItem({ itemId: 's-1', name: 'Twin', subCategoryId: 'trailer' })
  const { catalogue, findings, leftOut } = checkCrawl(someCrawl({ items: [someItem(), twin], newItems: [twin] }))
  expect(catalogue.items).toEqual([someItem()])
  expect(catalogue.listings).toEqual([{ subCategoryId: 'stable', itemId: 'S-1' }])
  expect(catalogue.newItemIds).toEqual([])
  expect(leftOut).toBe(1)
  expect(findings).toMatchObject([
    { kind: 'clashing-case', subject: 's-1', reason: expect.stringMatching(/"Twin".*"S-1" is shown/) },
  ])
})
