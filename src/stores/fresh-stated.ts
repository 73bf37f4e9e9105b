import { cents } from '#domain/cents.ts'
import { readDescription } from '#domain/description.ts'
import { factLabel, factText } from '#domain/fact-text.ts'
import { isUsableId } from '#domain/id.ts'
import type { Item } from '#domain/item.ts'
import { itemFacts } from '#domain/item-facts.ts'
import { readSaleTerms } from '#domain/read-sale-terms.ts'
import { squareMetrePrice } from '#domain/square-metre.ts'
import { writeSaleTerms } from '#domain/written-sale-terms.ts'
import { factLabels } from '#words/facts.ts'
import { backend } from './backend.ts'
import type { StatedItem } from './stated-item.ts'

/** A mat that has no page as yet, as the store tells of it now. Never throws. */
export async function fetchFreshStated(itemId: string): Promise<StatedItem | 'unknown' | 'unreached'> {
  if (!isUsableId(itemId)) return 'unknown'
  try {
    const store = await backend.catalogue()
    const fresh = await store.freshItem(itemId)
    if (fresh === undefined) return 'unknown'
    const [picture] = fresh.pictureIds
    return statedOf(fresh.item, picture === undefined ? '' : store.pictureAddress(picture))
  } catch {
    return 'unreached'
  }
}

function statedOf(item: Item, picture: string): StatedItem {
  const { itemId, code, name, price } = item
  const [facts, terms] = [itemFacts(item), readSaleTerms(item)]
  return {
    ...{ itemId, code, name, price, facts: [], makes: '', picture, photograph: picture, listPath: '' },
    sold: writeSaleTerms(terms),
    squareMetre: squareMetrePrice({ name, price, terms, facts }) ?? cents(0),
    stated: facts.map((fact) => ({ label: factLabel(fact, factLabels), text: factText(fact) })),
    paragraphs: readDescription(item.description).paragraphs,
    edging: { edges: [], corner: undefined },
  }
}
