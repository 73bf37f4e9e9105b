import type { Fact, NumberRange } from './fact.ts'

/** The store's own label, or of what was read out of name or prose the one that is handed in. */
export function factLabel(fact: Fact, labels: Readonly<Record<'size' | 'thickness', string>>): string {
  return fact.kind === 'size' || fact.kind === 'thickness' ? (fact.line?.label ?? labels[fact.kind]) : fact.line.label
}

/** The store's own words, or what was read out of name or prose: `1830 × 1220 mm`, `12.5 mm`. */
export function factText(fact: Fact): string {
  switch (fact.kind) {
    case 'size':
      return fact.line?.text ?? sizeText(fact)
    case 'thickness':
      return fact.line?.text ?? thicknessText(fact.mm)
    default:
      return fact.line.text
  }
}

/** `1830 × 1220 mm`, `12,000 × 1500 mm`, in whole millimetres: four figures stand together, as stores write them. */
export function sizeText({ lengthMm, widthMm }: { lengthMm: number; widthMm: number }): string {
  return `${WHOLE.format(lengthMm)} × ${lengthText(widthMm)}`
}

/** `1830 mm`, in whole millimetres. */
export function lengthText(mm: number): string {
  return `${WHOLE.format(mm)} mm`
}

/** `12.5 mm`, `10–12 mm`. */
export function thicknessText(mm: NumberRange): string {
  return `${rangeFigures(mm)} mm`
}

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0, useGrouping: 'min2' })
const TENTHS = new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false })

function rangeFigures({ least, most }: NumberRange): string {
  return least === most ? TENTHS.format(least) : `${TENTHS.format(least)}–${TENTHS.format(most)}`
}
