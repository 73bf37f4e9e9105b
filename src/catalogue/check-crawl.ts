import type { MainCategory, SubCategory } from '#domain/category.ts'
import { isUsableId } from '#domain/id.ts'
import { inAppLink } from '#domain/in-app-link.ts'
import type { Item } from '#domain/item.ts'
import { STORE_PATH } from '#domain/paths.ts'
import type { Slide } from '#domain/slide.ts'
import type { UnreadableRecord } from '#store-api/answers.ts'
import type { CatalogueSlide, CheckedCrawl } from './catalogue.ts'
import { clashingIds } from './clashing-items.ts'
import type { Crawl } from './crawl.ts'
import type { Finding } from './finding.ts'
import { PRICE_ON_REQUEST } from './reported-price.ts'

/**
 * Keeps what can be published and lists the rest with its reason. Identical duplicates collapse; of items that contradict
 * each other none is kept, since nobody here knows which one is right, and of categories and slides, which hold no price,
 * the first. Of ids that differ in letter case alone the first is kept: not every host and not every store tells them apart.
 */
export function checkCrawl(crawl: Crawl): CheckedCrawl {
  const findings: Finding[] = crawl.unreadable.map(unreadableFinding)
  const { items, listings } = checkItems(crawl.items, findings)
  const known = new Map(items.map((item) => [item.itemId, item]))
  return {
    catalogue: {
      mainCategories: checkMainCategories(crawl, findings),
      subCategories: checkSubCategories(crawl, findings),
      items,
      listings,
      newItemIds: checkNewItems(crawl, known, findings),
      galleries: checkGalleries(crawl.galleries, known, findings),
      slides: checkSlides(crawl, findings),
    },
    findings,
    leftOut: crawl.items.filter(({ itemId }) => !known.has(itemId)).length,
  }
}

function unreadableFinding({ call, path, expected }: UnreadableRecord): Finding {
  return {
    kind: 'unreadable-record',
    subject: `${call} ${path}`,
    reason: `${path} ${expected}; the record is left out.`,
  }
}

function checkMainCategories({ mainCategories }: Crawl, findings: Finding[]): MainCategory[] {
  const idOf = (main: MainCategory) => main.mainCategoryId
  tellContradictions(mainCategories, idOf, 'main categories', findings)
  return distinctBy(mainCategories, idOf)
}

/** One that several main categories list is shown under the first: items are asked for by its id alone. */
function checkSubCategories({ mainCategories, subCategories }: Crawl, findings: Finding[]): SubCategory[] {
  const names = new Map(mainCategories.map(({ mainCategoryId, name }) => [mainCategoryId, name]))
  const kept = distinctBy(subCategories, (sub) => sub.subCategoryId)
  const mains = new Map(kept.map((sub) => [sub.subCategoryId, sub.mainCategoryId]))
  for (const { subCategoryId, mainCategoryId, name } of subCategories) {
    const main = mains.get(subCategoryId) ?? ''
    if (main === mainCategoryId) continue
    const reason = `Both "${names.get(main)}" and "${names.get(mainCategoryId)}" list the sub-category "${name}" under this id; it is shown with its items under "${names.get(main)}" alone.`
    findings.push({ kind: 'listed-twice', subject: subCategoryId, reason })
  }
  const shown = subCategories.filter((sub) => mains.get(sub.subCategoryId) === sub.mainCategoryId)
  tellContradictions(shown, (sub) => sub.subCategoryId, 'sub-categories', findings)
  return kept
}

function checkItems(crawled: Item[], findings: Finding[]) {
  const items = new Map<string, Item>()
  const clashing = clashingIds(crawled)
  const listings = new Map<string, { subCategoryId: string; itemId: string }>()
  for (const item of crawled) {
    const { itemId, subCategoryId } = item
    if (!isUsableId(itemId)) findings.push(unusableId(itemId, `"${item.name}"`))
    else if (!clashing.has(itemId)) {
      if (!items.has(itemId)) items.set(itemId, item)
      listings.set(`${subCategoryId}\n${itemId}`, { subCategoryId, itemId })
    }
  }
  for (const itemId of [...clashing].filter(isUsableId)) {
    const reason = 'The store has several different items with this id; none of them is shown.'
    findings.push({ kind: 'clashing-duplicate', subject: itemId, reason })
  }
  dropCaseTwins(items, findings)
  for (const item of items.values()) {
    if (item.price !== 'on-request') continue
    findings.push({
      kind: 'no-price',
      subject: item.itemId,
      reason: `"${item.name}" has no price and is shown as "${PRICE_ON_REQUEST}".`,
    })
  }
  return {
    items: [...items.values()],
    listings: [...listings.values()].filter(({ itemId }) => items.has(itemId)),
  }
}

/** Takes out of `items`, which is being made, all but the first of those whose addresses differ in letter case alone. */
function dropCaseTwins(items: Map<string, Item>, findings: Finding[]): void {
  const firsts = new Map<string, string>()
  for (const { itemId, name } of items.values()) {
    const first = firsts.get(itemId.toLowerCase())
    if (first === undefined) firsts.set(itemId.toLowerCase(), itemId)
    else {
      items.delete(itemId)
      const reason = `The id of "${name}" differs from "${first}" in letter case alone, and not every host tells such addresses apart; "${first}" is shown, this one is left out.`
      findings.push({ kind: 'clashing-case', subject: itemId, reason })
    }
  }
}

function checkNewItems({ newItems, items }: Crawl, known: ReadonlyMap<string, Item>, findings: Finding[]): string[] {
  const categorised = new Set(items.map((item) => item.itemId))
  const distinct = distinctBy(newItems, (item) => item.itemId)
  for (const { itemId, name } of distinct.filter((item) => !categorised.has(item.itemId))) {
    const reason = `"${name}" is new but stands in no sub-category, so it is not shown.`
    findings.push(
      isUsableId(itemId) ? { kind: 'uncategorised', subject: itemId, reason } : unusableId(itemId, `"${name}"`),
    )
  }
  return distinct.map((item) => item.itemId).filter((itemId) => known.has(itemId))
}

function checkGalleries(galleries: Map<string, string[]>, known: ReadonlyMap<string, Item>, findings: Finding[]) {
  const checked = new Map<string, string[]>()
  for (const item of known.values()) {
    const gallery = [...new Set(galleries.get(item.itemId) ?? [])]
    for (const pictureId of gallery) {
      if (!isUsableId(pictureId)) findings.push(unusableId(pictureId, `a picture of "${item.name}"`))
    }
    const usable = gallery.filter(isUsableId)
    const fallback = isUsableId(item.pictureKey) ? item.pictureKey : item.itemId
    checked.set(item.itemId, usable.length > 0 ? usable : [fallback])
  }
  return checked
}

function checkSlides({ slides }: Crawl, findings: Finding[]): CatalogueSlide[] {
  const idOf = (slide: Slide) => slide.slideId
  tellContradictions(
    slides.filter((slide) => isUsableId(idOf(slide))),
    idOf,
    'slides',
    findings,
  )
  return distinctBy(slides, idOf).flatMap((slide) => checkSlide(slide, findings))
}

function checkSlide({ buttonLink, ...slide }: Slide, findings: Finding[]): CatalogueSlide[] {
  if (!isUsableId(slide.slideId)) {
    findings.push(unusableId(slide.slideId, `slide "${slide.title}"`))
    return []
  }
  const link = inAppLink(buttonLink)
  if (link === undefined && buttonLink !== '') {
    const reason = `The link of slide "${slide.title}" leads out of the shop; it leads to /store instead.`
    findings.push({ kind: 'unsafe-link', subject: slide.slideId, reason })
  }
  return [{ ...slide, link: link ?? STORE_PATH }]
}

function unusableId(id: string, what: string): Finding {
  const reason = `The id of ${what} cannot be part of an address (letters, digits, "-", "_" and single dots, 1 to 64 characters); it is left out.`
  return { kind: 'unusable-id', subject: id === '' ? '(empty)' : id.slice(0, 80), reason }
}

/** Of records that share an id and differ the first is shown. */
function tellContradictions<T>(records: T[], idOf: (record: T) => string, what: string, findings: Finding[]): void {
  const firsts = new Map(distinctBy(records, idOf).map((first) => [idOf(first), JSON.stringify(first)]))
  const others = records.filter((record) => firsts.get(idOf(record)) !== JSON.stringify(record))
  for (const id of new Set(others.map(idOf))) {
    const reason = `The store has several different ${what} with this id; the first of them is shown.`
    findings.push({ kind: 'clashing-duplicate', subject: id.slice(0, 80), reason })
  }
}

function distinctBy<T>(entries: T[], key: (entry: T) => string): T[] {
  const firsts = new Map<string, T>()
  for (const entry of entries) if (!firsts.has(key(entry))) firsts.set(key(entry), entry)
  return [...firsts.values()]
}
