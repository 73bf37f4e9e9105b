import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAGE_SIZE } from '#domain/page-size.ts'
import type { ListedMainCategory } from './listed-categories.ts'
import { listingPages, storePageShare } from './listing-pages.ts'

function listed(...counts: number[]): ListedMainCategory[] {
  const subCategories = counts.map((itemCount, index) => {
    return { subCategoryId: `s${index}`, mainCategoryId: 'm', name: `S${index}`, slug: `s${index}`, itemCount }
  })
  return [
    {
      mainCategoryId: 'm',
      name: 'M',
      slug: 'm',
      anchor: 'M',
      itemCount: counts.reduce((sum, count) => sum + count, 0),
      subCategories,
    },
  ]
}

test('every item of a sub-category has its page, and an empty sub-category has one page', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { maxLength: 8 }), (counts) => {
      const pages = listingPages(listed(...counts))
      for (const [index, count] of counts.entries()) {
        const own = pages.filter(({ sub }) => sub.subCategoryId === `s${index}`)
        expect(own.map(({ page }) => page)).toEqual(own.map((_, place) => place + 1))
        expect(own.every(({ pages: all }) => all === own.length)).toBe(true)
        expect(own.length * PAGE_SIZE).toBeGreaterThanOrEqual(count)
        expect((own.length - 1) * PAGE_SIZE).toBeLessThan(Math.max(1, count))
      }
    }),
  )
})

test('the store page shows all of a small catalogue and an equal part of a large one', () => {
  expect(storePageShare(listed(28, 28, 28))).toMatchObject({ cards: 84 })
  expect(storePageShare(listed(3000, 10, 0))).toMatchObject({ cards: 28 })
  expect(storePageShare([])).toMatchObject({ cards: 84 })
})

test('the store page has a section for each sub-category as long as each can show two items', () => {
  const cardsOf = (subCategories: number) => storePageShare(listed(...Array.from({ length: subCategories }, () => 9)))
  expect(cardsOf(42)).toEqual({ menuLinks: 192, cards: 2 })
  expect(cardsOf(43)).not.toHaveProperty('cards')
})

test('with very many sub-categories the store page shows some items of main categories, and a bounded number of links', () => {
  const many = listed(...Array.from({ length: 500 }, () => 9))
  expect(storePageShare(many)).toEqual({ menuLinks: 192, mainCards: 40, links: 360 })
  expect(storePageShare([...many, ...many, ...many])).toEqual({ menuLinks: 64, mainCards: 13, links: 120 })
  expect(storePageShare(Array.from({ length: 60 }, () => many).flat())).toEqual({
    menuLinks: 3,
    mainCards: 0,
    links: 6,
  })
})
