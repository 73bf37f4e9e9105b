import type { Fact, NumberRange } from './fact.ts'

/** The store's own label, or of what was read out of name or prose the one that is handed in. */
export function factLabel(fact: Fact, labels: Readonly<Record<'size' | 'thickness', string>>): string {
  return fact.kind === 'size' || fact.kind === 'thickness' ? (fact.line?.label ?? labels[fact.kind]) : fact.line.label
}

/** The store's own words, or what was read out of name or prose: `1,830 × 1,220 mm` in whole millimetres, `12.5 mm`. */
export function factText(fact: Fact): string {
  switch (fact.kind) {
    case 'size':
      return fact.line?.text ?? `${GROUPED.format(fact.lengthMm)} × ${GROUPED.format(fact.widthMm)} mm`
    case 'thickness':
      return fact.line?.text ?? thicknessText(fact.mm)
    default:
      return fact.line.text
  }
}

/** `1,830 mm`, in whole millimetres. */
export function lengthText(mm: number): string {
  return `${GROUPED.format(mm)} mm`
}

/** `12.5 mm`, `10–12 mm`. */
export function thicknessText(mm: NumberRange): string {
  return `${rangeFigures(mm)} mm`
}

const GROUPED = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const PLAIN = new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false })

function rangeFigures({ least, most }: NumberRange): string {
  return least === most ? PLAIN.format(least) : `${PLAIN.format(least)}–${PLAIN.format(most)}`
}
