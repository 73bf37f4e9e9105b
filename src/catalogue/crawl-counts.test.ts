import { expect, test } from 'vitest'
import { checkCrawl } from './check-crawl.ts'
import { countCrawl } from './crawl-counts.ts'
import { someCrawl, someItem } from './test-crawl.ts'

const unreadable = (call: string) => ({ call, path: 'data[0]', expected: 'is empty' })

test('records are counted as they were sent, and those that are left out among them', () => {
  const slide = { slideId: 'sl', title: '', description: '', buttonLink: '' }
  const crawled = someCrawl({
    items: [
      someItem(),
      someItem({ itemId: 'S-2' }),
      someItem({ itemId: 'S-2', subCategoryId: 'trailer' }),
      someItem({ itemId: '..' }),
    ],
    newItems: [someItem()],
    slides: [slide, slide],
    galleries: new Map([
      ['S-1', ['p', 'q']],
      ['S-2', ['r']],
    ]),
    unreadable: [
      unreadable('GET /Api/Item'),
      unreadable('GET /Api/SlideBanner'),
      unreadable('GET /Api/ImageData/S-1'),
      unreadable('GET /Api/ImageData/S-2'),
      unreadable('GET /Api/ImageData/S-2'),
    ],
    shifts: ['While the store was read, the new items changed.'],
  })
  expect(countCrawl(crawled, checkCrawl(crawled))).toEqual({
    items: 2,
    // One main category and two sub-categories, four places of items, one new, two slides, and two that could not be read.
    catalogueRecords: 12,
    catalogueUnreadable: 3,
    pictureRecords: 6,
    pictureUnreadable: 3,
    shifts: ['While the store was read, the new items changed.'],
  })
})
