/** The first of many, and how many there are. */
export interface Listed<T> {
  count: number
  entries: T[]
}

/** An item as a report names it. */
export interface ItemLine {
  itemId: string
  name: string
  /** In cents; null for a price on request. */
  priceCents: number | null
  /** File in the pictures folder, its smallest; null without a picture. */
  picture: string | null
}
