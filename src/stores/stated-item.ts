import { loadPage } from '#client/load-page.ts'
import type { ComparedFact } from '#domain/comparison.ts'
import type { Edging, EdgingKind } from '#domain/edging.ts'
import { isUsableId } from '#domain/id.ts'
import { productPath, STORE_PATH } from '#domain/paths.ts'
import { readCard, textOf } from './read-card.ts'
import type { ViewedItem } from './recently-viewed.ts'

/** A mat as its page shows it. */
export interface StatedItem extends ViewedItem {
  stated: ComparedFact[]
  /** The description. */
  paragraphs: string[]
  /** Address of the first picture, larger than that of a card; empty for none. */
  photograph: string
  /** Ids of what ends a floor of these tiles, where their range has it. */
  edging: Edging<string>
  /** The path of the list that it stands in; empty for none. */
  listPath: string
}

/** Reads the page of a product, which holds every fact. Never throws. */
export async function fetchStated(itemId: string): Promise<StatedItem | 'unknown' | 'unreached'> {
  if (!isUsableId(itemId)) return 'unknown'
  try {
    const page = await loadPage(productPath({ itemId }))
    return (page && readStated(page)) ?? 'unknown'
  } catch {
    return 'unreached'
  }
}

/** The page of a product holds its card for what was looked at, and its facts; the page of another kind does not. */
function readStated(page: Document): StatedItem | undefined {
  const card = page.querySelector<HTMLTemplateElement>('[data-recently-viewed] template')?.content.querySelector('li')
  const item = card && readCard(card)
  if (!item) return undefined
  const rows = [...page.querySelectorAll('[data-facts] tr')]
  const stated = rows.map((row) => ({
    label: textOf(row.querySelector('th')),
    // Behind a size stands the switch of units.
    text: textOf(row.querySelector('td > span') ?? row.querySelector('td')),
  }))
  return {
    ...item,
    stated,
    paragraphs: [...page.querySelectorAll('.description p')].map(textOf),
    edging: { edges: edgingOf(page, 'edge'), corner: edgingOf(page, 'corner')[0] },
    listPath: listOf(page),
    photograph: page.querySelector('[data-gallery] .frame:not(#drawing) img')?.getAttribute('src') ?? item.picture,
  }
}

function edgingOf(page: Document, kind: EdgingKind): string[] {
  const links = [...page.querySelectorAll<HTMLElement>(`[data-edging="${kind}"]`)]
  return links.flatMap(({ dataset }) => dataset.item ?? [])
}

/** The list of its sub-category, by the way that leads to the page. */
function listOf(page: Document): string {
  const paths = [...page.querySelectorAll('nav ol a')].map((link) => link.getAttribute('href') ?? '')
  return paths.findLast((path) => path.startsWith(`${STORE_PATH}/`)) ?? ''
}
