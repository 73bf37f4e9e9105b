import type { OrderLine } from '#domain/order.ts'
import { $now, askPrices } from './items-now.ts'

/**
 * The lines with the codes of their items: that under which it was ordered where the store says it, else what the
 * catalogue says now. What is no longer sold stays without one. Never throws.
 */
export async function withCodes(lines: readonly OrderLine[]): Promise<OrderLine[]> {
  await askPrices(lines.filter(({ code }) => code === '').map(({ itemId }) => itemId))
  return lines.map((line) => (line.code === '' ? { ...line, code: codeNow(line.itemId) } : line))
}

function codeNow(itemId: string): string {
  const now = $now.get().get(itemId)
  return now === undefined || now === 'gone' ? '' : now.code
}
