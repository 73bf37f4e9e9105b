import type { ListedMainCategory, ListedSubCategory } from './shop-catalogue.ts'

/** Items on one page of a sub-category. */
export const LISTING_PAGE_SIZE = 48

/** Cards that the store page carries in all, so that it stays light however large the catalogue grows. */
const STORE_PAGE_CARDS = 120
const LEAST_CARDS = 2

/** How many items of each sub-category the store page shows: all where all fit, otherwise an equal part. */
export function storePageShare(categories: ListedMainCategory[]): number {
  const counts = categories.flatMap((main) => main.subCategories.map((sub) => sub.itemCount))
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= STORE_PAGE_CARDS) return STORE_PAGE_CARDS
  return Math.max(LEAST_CARDS, Math.floor(STORE_PAGE_CARDS / counts.length))
}

export interface ListingPage {
  main: ListedMainCategory
  sub: ListedSubCategory
  /** Counts from 1. */
  page: number
  pages: number
}

/** How many pages a sub-category has; an empty one has a first page too. */
export function pageCount({ itemCount }: Pick<ListedSubCategory, 'itemCount'>): number {
  return Math.max(1, Math.ceil(itemCount / LISTING_PAGE_SIZE))
}

/** Every page of every sub-category. */
export function listingPages(categories: ListedMainCategory[]): ListingPage[] {
  return categories.flatMap((main) =>
    main.subCategories.flatMap((sub) => {
      const pages = pageCount(sub)
      return Array.from({ length: pages }, (_, index) => ({ main, sub, page: index + 1, pages }))
    }),
  )
}
