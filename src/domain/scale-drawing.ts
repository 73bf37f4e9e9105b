import type { Fact, NumberRange } from './fact.ts'

/** The outer measures of an item, as far as a drawing to scale can show them. */
export interface ScaleDrawing {
  outline: 'rectangle' | 'half-round' | 'round' | 'cut-to-length'
  /** From left to right; of what is cut to length, as much as is shown of it. */
  lengthMm: number
  widthMm: number
  thicknessMm?: NumberRange
}

/** Of a running metre more is shown than its breadth, so that it reads as a strip. */
const SHOWN_OF_A_STRIP = 1.6

/** What can be drawn of an item; nothing where its size is not known with certainty. */
export function scaleDrawing(name: string, facts: readonly Fact[]): ScaleDrawing | undefined {
  const size = facts.find((fact) => fact.kind === 'size')
  const width = facts.find((fact) => fact.kind === 'width')
  const thickness = facts.find((fact) => fact.kind === 'thickness')
  const thicknessMm = thickness && { thicknessMm: thickness.mm }
  if (size !== undefined) {
    const { lengthMm, widthMm } = size
    if (!(lengthMm > 0 && widthMm > 0)) return undefined
    return { outline: outlineOf(name, lengthMm === widthMm), lengthMm, widthMm, ...thicknessMm }
  }
  if (width === undefined || width.mm.least !== width.mm.most || !(width.mm.most > 0)) return undefined
  const widthMm = width.mm.most
  return { outline: 'cut-to-length', lengthMm: widthMm * SHOWN_OF_A_STRIP, widthMm, ...thicknessMm }
}

function outlineOf(name: string, square: boolean): ScaleDrawing['outline'] {
  if (/\bhalf[- ]?(round|moon|circle)\b|\bsemi-?circular\b/i.test(name)) return 'half-round'
  return square && /\b(round|circular)\b/i.test(name) ? 'round' : 'rectangle'
}
