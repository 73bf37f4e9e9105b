import type { NamedChoice } from '#domain/named-choices.ts'
import { choicePath, FIND_PATH, mainCategoryPagePath, subCategoryPath } from '#domain/paths.ts'
import type { ListedMainCategory, ListedSubCategory } from './listed-categories.ts'
import type { ChoiceKey, ListedChoice, ListOfItems, PartedList } from './listed-choices.ts'
import { pageCount } from './listing-pages.ts'
import type { ShopCatalogue } from './shop-catalogue.ts'

/** A list of the shop with its address. */
export interface NarrowableList {
  list: ListOfItems
  path: string
  main: ListedMainCategory | undefined
  sub: ListedSubCategory | undefined
}

/** What some items of a list have in common, one page of it. */
export interface ChoicePage extends NarrowableList {
  choice: ListedChoice
  /** Counts from 1. */
  page: number
  /** Of a main category and of the whole range one: the pages of their kinds lead on. */
  pages: number
}

/** The whole range, each main category and each sub-category. */
export function narrowableLists({ categories }: Pick<ShopCatalogue, 'categories'>): NarrowableList[] {
  return [
    listOf(undefined, undefined),
    ...categories().flatMap((main) => [listOf(main, undefined), ...main.subCategories.map((sub) => listOf(main, sub))]),
  ]
}

export function listOf(main: ListedMainCategory | undefined, sub: ListedSubCategory | undefined): NarrowableList {
  if (main === undefined) return { list: { of: 'range' }, path: FIND_PATH, main, sub: undefined }
  if (sub === undefined) {
    return { list: { of: 'main', id: main.mainCategoryId }, path: mainCategoryPagePath(main), main, sub }
  }
  return { list: { of: 'sub', id: sub.subCategoryId }, path: subCategoryPath(main, sub), main, sub }
}

/** The choices of a list that have a page. */
export function pagedChoices({ choicesOf }: Pick<ShopCatalogue, 'choicesOf'>, own: NarrowableList): ListedChoice[] {
  return choicesOf(own.list).filter((choice) => !isTaken(own, choice))
}

/** Whether a kind of a main category has the address that a choice would have. */
function isTaken({ main, sub }: NarrowableList, { fact, key }: ChoiceKey): boolean {
  return sub === undefined && (main?.subCategories.some(({ slug }) => slug === `${fact}-${key}`) ?? false)
}

/** Every page of every choice of some lists. */
export function choicePages(
  catalogue: Pick<ShopCatalogue, 'choicesOf'>,
  lists: readonly NarrowableList[],
): ChoicePage[] {
  return lists.flatMap((own) =>
    pagedChoices(catalogue, own).flatMap((choice) => {
      const pages = pagesOf(own, choice)
      return Array.from({ length: pages }, (_, index) => ({ ...own, choice, page: index + 1, pages }))
    }),
  )
}

/** The page of a choice by the last parts of its address, `material-coir` and a number; undefined where there is none. */
export function findChoicePage(
  catalogue: Pick<ShopCatalogue, 'choicesOf'>,
  own: NarrowableList,
  name: string,
  page: number,
): ChoicePage | undefined {
  const choice = pagedChoices(catalogue, own).find(({ fact, key }) => `${fact}-${key}` === name)
  return choice && { ...own, choice, page, pages: pagesOf(own, choice) }
}

function pagesOf({ sub }: NarrowableList, { count }: ListedChoice): number {
  return sub === undefined ? 1 : pageCount({ itemCount: count })
}

export function choicePagePath({ path, choice, page }: Pick<ChoicePage, 'path' | 'choice' | 'page'>): string {
  return choicePath(path, choice, page)
}

/** A list that has some of something, and the page that shows them; of fewer than a page is made for, the whole list. */
export interface ChoicePart {
  name: string
  path: string
  count: number
}

/** The kinds of a main category that have something, or the main categories of the range. */
export function choiceParts(
  catalogue: Pick<ShopCatalogue, 'categories' | 'partsWith'>,
  main: ListedMainCategory | undefined,
  choice: NamedChoice,
): ChoicePart[] {
  const list: PartedList = main === undefined ? { of: 'range' } : { of: 'main', id: main.mainCategoryId }
  const found = new Map(catalogue.partsWith(list, choice).map((part) => [part.id, part]))
  const parts =
    main === undefined
      ? catalogue
          .categories()
          .map((part) => ({ id: part.mainCategoryId, name: part.name, own: listOf(part, undefined) }))
      : main.subCategories.map((part) => ({ id: part.subCategoryId, name: part.name, own: listOf(main, part) }))
  return parts.flatMap(({ id, name, own }) => {
    const part = found.get(id)
    if (part === undefined) return []
    const path = part.paged && !isTaken(own, choice) ? choicePath(own.path, choice) : own.path
    return [{ name, path, count: part.count }]
  })
}
