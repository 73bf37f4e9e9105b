import type { ListLine } from '#domain/list.ts'
import { amounts } from '#words/sale-terms.ts'

/** How much lines come to, one kind of quantity after the other. */
export function amountsOf(lines: readonly ListLine[]): string {
  return amounts(lines.map(({ quantity, terms: { unit } }) => ({ quantity, unit })))
}
