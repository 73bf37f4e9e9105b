import { PAGE_SIZE } from '#domain/page-size.ts'
import type { ListedMainCategory, ListedSubCategory } from './listed-categories.ts'

/**
 * What the store page carries in all, so that it stays under 200 kB however many items and sub-categories there are. Each
 * main category has its heading and a link or two, so some hundreds of those are its end.
 */
const MOST = { cards: 84, cardsBesideLinks: 40, links: 360, menuLinks: 192 }
const LEAST_CARDS = 2

/**
 * How much of each category the store page shows. With `cards`, every sub-category has its section and that many items,
 * all where all fit; where there are too many, main categories have `mainCards` and `links` to their sub-categories.
 */
export type StorePageShare = { menuLinks: number } & ({ cards: number } | { mainCards: number; links: number })

export function storePageShare(categories: ListedMainCategory[]): StorePageShare {
  const counts = categories.flatMap((main) => main.subCategories.map((sub) => sub.itemCount))
  const mains = Math.max(1, categories.length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const menuLinks = Math.max(1, Math.floor(MOST.menuLinks / mains))
  if (total <= MOST.cards) return { menuLinks, cards: MOST.cards }
  const cards = Math.floor(MOST.cards / counts.length)
  if (cards >= LEAST_CARDS) return { menuLinks, cards }
  const mainCards = Math.floor(MOST.cardsBesideLinks / mains)
  return { menuLinks, mainCards, links: Math.max(1, Math.floor(MOST.links / mains)) }
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
  return Math.max(1, Math.ceil(itemCount / PAGE_SIZE))
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
