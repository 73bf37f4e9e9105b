import * as v from 'valibot'
import type { MainCategory } from '#domain/category.ts'
import { type Edging, edgingFor, edgingKind, isInterlocking } from '#domain/edging.ts'
import type { Family } from '#domain/family.ts'
import type { Guide } from '#domain/guide.ts'
import type { Item } from '#domain/item.ts'
import type { CatalogueSlide } from './catalogue.ts'
import { FAMILY, FamilyRow } from './family-rows.ts'
import { GuideColumn } from './guide-column.ts'
import { keptAnswers } from './kept-answers.ts'
import { type KeptChoices, keptChoices } from './kept-choices.ts'
import { type ListedMainCategory, type ListedSubCategory, readCategories } from './listed-categories.ts'
import { type ChoiceKey, type ListOfItems, readSize } from './listed-choices.ts'
import { openListings } from './listings.ts'
import type { Snapshot } from './open-snapshot.ts'
import { type GalleryPicture, GalleryPictureRow, pictureFrom } from './picture-row.ts'
import { type CatalogueItem, ITEM, ItemRow, PICTURE, type PicturedItem, readCard } from './pictured-item.ts'
import type { EncodedPicture } from './pictures/encode-picture.ts'

export interface PicturedSlide extends CatalogueSlide {
  picture: EncodedPicture | undefined
}

/** What a link to a category needs. */
export interface CategoryAddress {
  name: string
  slug: string
}

/** The questions that pages ask of a snapshot. */
export interface ShopCatalogue extends KeptChoices {
  categories(): ListedMainCategory[]
  /** How many different items are listed. */
  itemCount(): number
  /** The main categories alone: what is on every page must not change with each count. */
  mainCategories(): (MainCategory & CategoryAddress)[]
  /** The sub-category that an address names. */
  section(mainSlug: string, subSlug: string): { main: ListedMainCategory; sub: ListedSubCategory } | undefined
  /** The main category that an address names. */
  mainSection(mainSlug: string): ListedMainCategory | undefined
  /** What the maker advises on a main category; undefined where nothing is written. */
  guide(mainCategoryId: string): Guide | undefined
  /** Sub-category by sub-category. */
  itemIds(): string[]
  item(itemId: string): CatalogueItem | undefined
  gallery(itemId: string): GalleryPicture[]
  /** The family of an item; undefined where it stands alone. */
  familyOf(itemId: string): Family | undefined
  /** Where an item stands: the first sub-category that lists it. */
  placeOf(item: Pick<Item, 'subCategoryId'>): { main: CategoryAddress; sub: CategoryAddress } | undefined
  /** What the card of an item shows. Throws where there is no such item. */
  card(itemId: string): PicturedItem
  /** The picture that stands for an item; undefined where the store has none. */
  pictureOf(itemId: string): EncodedPicture | undefined
  /** The picture of the first item that a sub-category lists. */
  firstPicture(subCategoryId: string): EncodedPicture | undefined
  /** The ids of items in the order of the shelves, as in the three that follow. */
  itemsOf(subCategoryId: string, count: number, offset?: number): string[]
  /** Of items of a list that have something. */
  itemsWith(list: ListOfItems, choice: ChoiceKey, count: number, offset?: number): string[]
  /** Of others of the same sub-category, the following ones first. */
  relatedTo(item: Pick<Item, 'itemId' | 'subCategoryId'>, count: number): string[]
  /** What ends a floor of these tiles, of the same range; undefined where the range has nothing of the kind. */
  edgingOf(item: CatalogueItem): Edging<CatalogueItem> | undefined
  /** Of the newest items. */
  latest(count: number): string[]
  slides(): PicturedSlide[]
  /** ISO 8601, when the crawl began. */
  crawledAt(): string
  /** The same for snapshots that differ in the time of their crawl alone. */
  contentHash(): string
}

const ItemId = v.object({ id: v.string() })
const PlaceRow = v.pipe(
  v.object({ main_name: v.string(), main_slug: v.string(), name: v.string(), slug: v.string() }),
  v.transform(({ main_name, main_slug, name, slug }) => ({
    main: { name: main_name, slug: main_slug },
    sub: { name, slug },
  })),
)
const PLACE = `
  SELECT main_category.name AS main_name, main_category.slug AS main_slug, sub_category.name, sub_category.slug
  FROM sub_category JOIN main_category ON main_category.id = main_id WHERE sub_category.id = ?`

/** Pages are made sub-category by sub-category, so that little is needed again later. */
const SUB_CATEGORIES_KEPT = 8
const CARDS_KEPT = 2_000

export function shopCatalogue(snapshot: Snapshot): ShopCatalogue {
  let tree: ListedMainCategory[] | undefined
  const categories = () => {
    tree ??= readCategories(snapshot)
    return tree
  }
  let ids: string[] | undefined
  let mains: (MainCategory & CategoryAddress)[] | undefined
  const mainCategories = () => {
    mains ??= categories().map(({ mainCategoryId, name, slug }) => ({ mainCategoryId, name, slug }))
    return mains
  }
  const cardOf = keptAnswers(CARDS_KEPT, (itemId: string) => readCard(snapshot, itemId))
  const pictureOf = (itemId: string) => cardOf(itemId)?.picture
  const listings = openListings(snapshot)
  const placeOf = keptAnswers(SUB_CATEGORIES_KEPT, (subCategoryId: string) =>
    snapshot.one(PlaceRow, PLACE, subCategoryId),
  )
  const edgingsOf = keptAnswers(SUB_CATEGORIES_KEPT, (subCategoryId: string) =>
    snapshot
      .all(ItemRow, `SELECT ${ITEM} FROM item WHERE item.sub_id = ? ORDER BY item.id`, subCategoryId)
      .filter((item) => edgingKind(item) !== undefined),
  )
  return {
    categories,
    itemCount: () => readSize(snapshot, { of: 'range' }),
    itemIds() {
      ids ??= idsIn(snapshot, 'SELECT id FROM item ORDER BY sub_id, id')
      return ids
    },
    item: (itemId) => cardOf(itemId)?.item,
    gallery: (itemId) =>
      snapshot.all(
        GalleryPictureRow,
        `SELECT ${PICTURE}, picture_id FROM gallery JOIN picture ON picture.id = picture_id WHERE item_id = ? ORDER BY position`,
        itemId,
      ),
    familyOf: (itemId) => snapshot.one(FamilyRow, FAMILY, itemId),
    mainCategories,
    mainSection: (mainSlug) => categories().find(({ slug }) => slug === mainSlug),
    guide: (mainCategoryId) =>
      snapshot.one(v.object({ guide: GuideColumn }), 'SELECT guide FROM guide WHERE main_id = ?', mainCategoryId)
        ?.guide,
    section(mainSlug, subSlug) {
      const main = categories().find(({ slug }) => slug === mainSlug)
      const sub = main?.subCategories.find(({ slug }) => slug === subSlug)
      return main && sub && { main, sub }
    },
    placeOf: ({ subCategoryId }) => placeOf(subCategoryId),
    card(itemId) {
      const card = cardOf(itemId)
      if (card === undefined) throw new Error(`Item ${itemId} is not in the snapshot.`)
      return card
    },
    pictureOf,
    firstPicture: (subCategoryId) => listings.of(subCategoryId).slice(0, 1).map(pictureOf)[0],
    itemsOf: (subCategoryId, count, offset = 0) => listings.of(subCategoryId).slice(offset, offset + count),
    ...keptChoices(snapshot),
    itemsWith: (list, choice, count, offset = 0) => listings.with(list, choice, count, offset),
    relatedTo: ({ itemId, subCategoryId }, count) => listings.beside(itemId, subCategoryId, count),
    edgingOf: (item) => (isInterlocking(item) ? edgingFor(item, edgingsOf(item.subCategoryId) ?? []) : undefined),
    latest: (count) => idsIn(snapshot, 'SELECT id FROM item WHERE newness IS NOT NULL ORDER BY newness LIMIT ?', count),
    slides: () =>
      snapshot.all(
        SlideRow,
        `SELECT slide.id AS slide_id, title, description, link, ${PICTURE}
         FROM slide LEFT JOIN picture ON picture.id = slide.picture_id ORDER BY slide.rowid`,
      ),
    crawledAt: () => metaOf(snapshot, 'crawledAt'),
    contentHash: () => metaOf(snapshot, 'contentHash'),
  }
}

const SlideRow = v.pipe(
  v.looseObject({ slide_id: v.string(), title: v.string(), description: v.string(), link: v.string() }),
  v.transform(({ slide_id: slideId, title, description, link, ...row }): PicturedSlide => {
    return { slideId, title, description, link, picture: pictureFrom(row) }
  }),
)

function idsIn(snapshot: Snapshot, sql: string, ...values: number[]): string[] {
  return snapshot.all(ItemId, sql, ...values).map(({ id }) => id)
}

function metaOf(snapshot: Snapshot, key: string): string {
  return snapshot.one(v.object({ value: v.string() }), 'SELECT value FROM meta WHERE key = ?', key)?.value ?? ''
}
