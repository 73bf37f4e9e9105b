import type { EmbeddedStore } from '#embedded-store/embedded-store.ts'
import { type SeedItem, type SeedMainCategory, seedCatalogue } from '#embedded-store/seed-catalogue.ts'
import { syntheticItems } from './synthetic-search.ts'

const PICTURES = ['1', '2']
const PROSE =
  'Made for hard use day after day: laid loose or fixed, cut with a knife, hosed down and dry again within the hour. Edges are square and sit close, so that nothing gathers between two of them.'

/** Fills an empty store with a catalogue of that size, the same every time: two pictures an item, four slides. */
export function seedSynthetic(store: Pick<EmbeddedStore, 'database'>, items: number): void {
  const slides = [1, 2, 3, 4].map((number) => ({
    slideBannerID: `slide-${number}`,
    title: `Slide ${number}`,
    description: 'What is new this season.',
    buttonLink: '/store',
  }))
  seedCatalogue(store.database, syntheticTree(items), slides)
}

/** Takes out all that an open store sells, and puts that catalogue in its place. */
export function sellSynthetic({ database }: Pick<EmbeddedStore, 'database'>, items: number): void {
  for (const table of ['slides', 'images', 'items', 'sub_categories', 'main_categories']) {
    database.exec(`DELETE FROM ${table}`)
  }
  seedSynthetic({ database }, items)
}

function syntheticTree(count: number): SeedMainCategory[] {
  const mainCategories = new Map<string, Map<string, SeedItem[]>>()
  for (const { item, mainCategory, isNew } of syntheticItems(count)) {
    const main = mainCategories.get(mainCategory) ?? new Map<string, SeedItem[]>()
    const mats = main.get(item.subCategoryId) ?? []
    mainCategories.set(mainCategory, main)
    main.set(item.subCategoryId, mats)
    mats.push({
      itemID: item.itemId,
      itemCode: item.code,
      itemName: item.name,
      itemDescription: `${PROSE}\n${item.description}`,
      brandName: item.brand,
      retailPrice: item.price === 'on-request' ? null : item.price / 100,
      isNew,
      pictures: PICTURES,
    })
  }
  return [...mainCategories].map(([name, subs], main) => ({
    categoryMainID: `M${main + 1}`,
    categoryMainName: name,
    subCategories: [...subs].map(([subName, mats], sub) => ({
      categorySubID: `M${main + 1}S${sub + 1}`,
      categorySubName: subName,
      mats,
    })),
  }))
}

/** Moves the price of one item. */
export function changeOnePrice({ database }: Pick<EmbeddedStore, 'database'>): void {
  database.prepare('UPDATE items SET retailPrice = ROUND(retailPrice + 0.05, 2) WHERE position = 5').run()
}

/** Changes the price of every hundredth item, as an editor would in a day; `day` makes each time another price. */
export function changeOnePerCent({ database }: Pick<EmbeddedStore, 'database'>, day: number): number {
  const { changes } = database
    .prepare('UPDATE items SET retailPrice = ROUND(retailPrice + 0.05 * ?, 2) WHERE position % 100 = 7')
    .run(day)
  return Number(changes)
}
