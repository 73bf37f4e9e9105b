/** What a maker advises on a category: a few blocks of plain text, with links that are known to lead somewhere. */
export interface Guide {
  title: string
  blocks: GuideBlock[]
}

export type GuideBlock =
  | { kind: 'heading'; text: GuideText[] }
  | { kind: 'paragraph'; text: GuideText[] }
  | { kind: 'list'; items: GuideText[][] }
  | { kind: 'table'; head: GuideText[][]; rows: GuideText[][][] }

export interface GuideText {
  text: string
  strong?: true
  /** Within the shop, or https. */
  href?: string
}
