import type { CheckedCrawl } from './catalogue.ts'
import type { Crawl } from './crawl.ts'

/** What a crawl brought, in numbers. */
export interface CrawlCounts {
  /** Fit to be published. */
  items: number
  /** Categories, items and slides that the store sent, readable or not. */
  catalogueRecords: number
  /** Of these, the ones left out. */
  catalogueUnreadable: number
  /** Entries of galleries that the store sent, readable or not. */
  pictureRecords: number
  pictureUnreadable: number
  /** How the store changed while it was read, each as a sentence. */
  shifts: string[]
}

export function countCrawl(crawl: Crawl, { catalogue, leftOut }: CheckedCrawl): CrawlCounts {
  const { mainCategories, subCategories, items, newItems, slides, galleries, unreadable, shifts } = crawl
  const pictureUnreadable = unreadable.filter(({ call }) => call.startsWith('GET /Api/ImageData')).length
  const unreadableRecords = unreadable.length - pictureUnreadable
  const lists = [mainCategories, subCategories, items, newItems, slides]
  return {
    items: catalogue.items.length,
    catalogueRecords: lists.reduce((sum, list) => sum + list.length, unreadableRecords),
    catalogueUnreadable: unreadableRecords + leftOut,
    pictureRecords: [...galleries.values()].reduce((sum, gallery) => sum + gallery.length, pictureUnreadable),
    pictureUnreadable,
    shifts,
  }
}
