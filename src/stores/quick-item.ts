import type { QuickItem } from '#domain/quick-row.ts'
import { readWrittenSaleTerms } from '#domain/written-sale-terms.ts'
import type { SearchDocument } from '#search/search-document.ts'

export function quickItem({ itemId, code, name, price, sold, picture }: SearchDocument): QuickItem {
  return { itemId, code, name, price, terms: readWrittenSaleTerms(sold), picture }
}
