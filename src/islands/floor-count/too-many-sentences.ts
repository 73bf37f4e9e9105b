import { mostQuantity } from '#domain/sale-quantities.ts'
import type { FloorItem } from '#stores/floor-mat.ts'
import type { FloorOrder } from '#stores/floor-order.ts'
import * as words from '#words/planner.ts'
import { amountOf } from './figures-line.ts'

/** Said of each item of which a floor takes more than one order does. */
export function tooManySentences(
  lines: readonly (Pick<FloorOrder, 'tooMany'> & { item: Pick<FloorItem, 'name' | 'terms'> })[],
): string[] {
  return lines
    .filter(({ tooMany }) => tooMany)
    .map(({ item }) => words.tooMany(amountOf(item, mostQuantity(item.terms)), item.name))
}
