import type { Cut } from '#pdf/font-files.ts'
import { settable } from '#pdf/text-runs.ts'
import type { Quotation } from './quotation.ts'

/** What of a quotation is set in each cut, so that its fonts can be loaded; `planned` stands in all of them. */
export function quotationTexts(quotation: Quotation, planned: string): Record<Cut, string> {
  const { maker, title, rows, facts, heads, total, terms, share } = quotation
  const inAll = planned + textOf([maker.name, maker.tagline, ...maker.address])
  const labels = textOf([
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...Object.values(heads),
    ...[total.label, terms.heading],
  ])
  return {
    regular:
      inAll +
      labels +
      textOf([...rows.flatMap((row) => Object.values(row)), total.summary, ...terms.sentences, share.hint]),
    bold: inAll + labels + textOf([...rows.map((row) => row.total), total.amount, share.invitation]),
    heading: inAll + textOf([title]),
  }
}

function textOf(parts: readonly string[]): string {
  return settable(parts.join(' '))
}
