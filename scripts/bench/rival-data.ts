import { type ListingPage, listingPages } from '#catalogue/listing-pages.ts'
import { openSnapshot } from '#catalogue/open-snapshot.ts'
import type { CatalogueItem, PicturedItem } from '#catalogue/pictured-item.ts'
import { type ShopCatalogue, shopCatalogue } from '#catalogue/shop-catalogue.ts'
import { formatPrice } from '#domain/cents.ts'
import { readDescription } from '#domain/description.ts'
import { briefFacts } from '#domain/fact.ts'
import { factLabel, factText } from '#domain/fact-text.ts'
import { PAGE_SIZE } from '#domain/page-size.ts'
import { subCategoryPath } from '#domain/paths.ts'
import * as common from '#words/common.ts'
import { factLabels } from '#words/facts.ts'

/** A card as another generator gets it: everything worked out, so that it has only to be put into markup. */
export interface RivalCard {
  id: string
  name: string
  code: string
  price: string
  facts: string
  picture: string
}

export interface RivalPage {
  kind: 'product' | 'list'
  /** From the root, without an ending. */
  path: string
  title: string
  card: RivalCard
  /** In one line, for search engines. */
  summary: string
  brand: string
  trail: { name: string; path: string }[]
  paragraphs: string[]
  facts: { label: string; value: string }[]
  pictures: string[]
  /** Related items, or the items of a list. */
  cards: RivalCard[]
  previous: string
  next: string
}

const RELATED = 4

/** The product and list pages of a snapshot, one by one, for other generators to build. */
export function* rivalPages(snapshotFile: string): Generator<RivalPage> {
  const snapshot = openSnapshot(snapshotFile)
  const catalogue = shopCatalogue(snapshot)
  for (const itemId of catalogue.itemIds()) {
    const item = catalogue.item(itemId)
    if (item !== undefined) yield productPage(catalogue, item)
  }
  for (const listing of listingPages(catalogue.categories())) yield listPage(catalogue, listing)
  snapshot.close()
}

function productPage(catalogue: ShopCatalogue, item: CatalogueItem): RivalPage {
  const { itemId, subCategoryId } = item
  const place = catalogue.placeOf({ subCategoryId })
  const pictures = catalogue.gallery(itemId).map(({ name }) => name)
  const { paragraphs } = readDescription(item.description)
  return {
    ...EMPTY,
    kind: 'product',
    path: `product/${itemId}`,
    title: item.name,
    card: cardOf({ item, picture: catalogue.gallery(itemId)[0] }),
    summary: paragraphs.join(' ').slice(0, 300),
    brand: item.brand,
    trail: place
      ? [place.main, place.sub].map(({ name }) => ({ name, path: subCategoryPath(place.main, place.sub) }))
      : [],
    paragraphs,
    facts: item.facts.map((fact) => ({ label: factLabel(fact, factLabels), value: factText(fact) })),
    pictures,
    cards: catalogue.relatedTo({ itemId, subCategoryId }, RELATED).map((id) => cardOf(catalogue.card(id))),
  }
}

function listPage(catalogue: ShopCatalogue, { main, sub, page, pages }: ListingPage): RivalPage {
  return {
    ...EMPTY,
    kind: 'list',
    summary: `${sub.name} in ${main.name}`,
    path: subCategoryPath(main, sub, page).slice(1),
    title: sub.name,
    trail: [main, sub].map(({ name }) => ({ name, path: subCategoryPath(main, sub) })),
    cards: catalogue
      .itemsOf(sub.subCategoryId, PAGE_SIZE, (page - 1) * PAGE_SIZE)
      .map((id) => cardOf(catalogue.card(id))),
    previous: page > 1 ? subCategoryPath(main, sub, page - 1) : '',
    next: page < pages ? subCategoryPath(main, sub, page + 1) : '',
  }
}

function cardOf({ item, picture }: Pick<PicturedItem, 'item' | 'picture'>): RivalCard {
  return {
    id: item.itemId,
    name: item.name,
    code: item.code,
    price: formatPrice(item.price, common.priceOnRequest),
    facts: briefFacts(item.facts).map(factText).join(' · '),
    picture: picture?.name ?? '',
  }
}

const EMPTY = {
  card: { id: '', name: '', code: '', price: '', facts: '', picture: '' },
  summary: '',
  brand: '',
  paragraphs: [],
  facts: [],
  pictures: [],
  previous: '',
  next: '',
}
