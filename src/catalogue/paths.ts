/** A section of the store page, by the name of its main category (behaviour 1.5). */
export function mainCategoryPath({ name }: { name: string }): string {
  return `/store#${encodeURIComponent(name)}`
}

/** A page of a sub-category; pages count from 1. */
export function subCategoryPath(main: { slug: string }, sub: { slug: string }, page = 1): string {
  const first = `/store/${main.slug}/${sub.slug}`
  return page === 1 ? first : `${first}/${page}`
}

/** Where a sub-category begins on the store page; distinct even where two main categories name theirs alike. */
export function subCategoryAnchor(main: { slug: string }, sub: { slug: string }): string {
  return `${main.slug}/${sub.slug}`
}

export function productPath({ itemId }: { itemId: string }): string {
  return `/product/${itemId}`
}

/** `1 item`, `12 items` */
export function countItems(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
