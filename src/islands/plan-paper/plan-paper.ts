import { formatNumber } from '#counts.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { percentOf } from '#islands/floor-count/figures-line.ts'
import { type CuttingText, cuttingText } from '#islands/planner/cutting-text.ts'
import { partLabel } from '#islands/planner/part-label.ts'
import { shownLength } from '#islands/planner/shown-length.ts'
import type { QuotationFact } from '#islands/quotation/head-facts.ts'
import { shownArea } from '#islands/units/shown-area.ts'
import { MOST_CODE_CHARACTERS } from '#pdf/qr-code.ts'
import { settable } from '#pdf/text-runs.ts'
import type { Alternative } from '#planner/alternative.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { boxOf } from '#planner/room.ts'
import type { FloorEnd } from '#stores/floor-order.ts'
import * as words from '#words/plan-paper.ts'
import * as planner from '#words/planner.ts'
import { type LayingText, layingText } from './laying-text.ts'
import { type PlanSketch, planSketch, scaleFor } from './plan-sketch.ts'
import { roomLines } from './room-lines.ts'

/** Every word, figure and line of a floor plan, ready to be set. */
export interface PlanPaper {
  title: string
  facts: QuotationFact[]
  sketch: PlanSketch
  /** How long the bar beside the drawing is. */
  bar: { mm: number; text: string }
  room: string[]
  cutting: CuttingText
  laying: LayingText
  notes: string[]
  share: { address: string; fitsCode: boolean }
}

export interface PlanPaperRequest {
  room: PlannedRoom
  alternative: Alternative
  mat: { name: string; code: string }
  /** In the words of the shop: what the plan takes. */
  toOrder: string
  /** What its floor ends with. */
  edging: readonly (FloorEnd & { code: string; amount: string })[]
  unit: ShownUnit
  /** What brings the room back. */
  address: string
  /** What somebody has to know before it is laid. */
  warnings?: readonly string[]
}

export function planPaper(request: PlanPaperRequest): PlanPaper {
  const { room, alternative, unit, address, warnings = [] } = request
  const { plan } = alternative
  const times = scaleFor(boxOf(room.outline))
  const scale = words.oneTo(formatNumber(times))
  const barMm = BARS_MM.findLast((mm) => mm / times <= MOST_BAR) ?? 100
  const kerf = plan.cutting.kerfMm > 0 ? [words.kerf(shownLength(plan.cutting.kerfMm, unit))] : []
  return {
    title: settable(room.name) || planner.unnamed,
    facts: factsOf(request, scale),
    sketch: planSketch(room, alternative, times, unit),
    bar: { mm: barMm / times, text: words.bar(shownLength(barMm, unit), scale) },
    room: roomLines(room, unit),
    cutting: cuttingText(alternative, unit),
    laying: layingText(room, alternative, unit),
    notes: [...warnings, ...kerf, words.measureAgain],
    share: { address, fitsCode: address.length <= MOST_CODE_CHARACTERS },
  }
}

const BARS_MM = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
/** Of the sheet, in mm. */
const MOST_BAR = 40

function factsOf({ room, alternative, mat, toOrder, edging, unit }: PlanPaperRequest, scale: string): QuotationFact[] {
  const { figures, lengthwise, plan } = alternative
  const pieces = figures.rollMm > 0 ? planner.strips(figures.pieces) : planner.wholeAndCut(figures.whole, figures.cut)
  const laid = [
    lengthwise ? words.lengthwise : words.crosswise,
    ...(plan.laying.bond === 'half' ? [words.halfBond] : []),
    ...(plan.laying.lastRowTurned ? [words.lastRowTurned] : []),
  ]
  return [
    { label: words.mat, value: [mat.name, mat.code].map(settable).filter(Boolean).join('\n'), wide: true },
    { label: words.toOrder, value: toOrder },
    ...edging.map((end) => ({
      label: partLabel(end, unit),
      value: words.edgingAmount(end.amount, settable(end.code)),
    })),
    { label: words.scale, value: scale },
    { label: words.floor, value: shownArea(figures.floorMm2, unit) },
    { label: words.pieces, value: [pieces, planner.waste(percentOf(figures.waste))].join('\n') },
    { label: words.laid, value: words.lines(laid) },
    ...(room.gapMm > 0 ? [{ label: words.free, value: shownLength(room.gapMm, unit) }] : []),
  ]
}
