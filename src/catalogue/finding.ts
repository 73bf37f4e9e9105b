/** Something a refresh noticed and dealt with; an editor reads it at the end. */
export interface Finding {
  kind:
    | 'unreadable-record'
    | 'unusable-id'
    | 'clashing-duplicate'
    | 'listed-twice'
    | 'clashing-case'
    | 'no-price'
    | 'uncategorised'
    | 'missing-picture'
    | 'broken-picture'
    | 'unsafe-link'
    | 'shop-file'
  /** What it is about: an item, sub-category, slide or picture id, a place in an answer, a line of a file. */
  subject: string
  /** What is wrong and what became of it, as a sentence. */
  reason: string
}
