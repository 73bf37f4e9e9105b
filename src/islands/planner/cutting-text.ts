import { formatNumber } from '#counts.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import type { Alternative } from '#planner/alternative.ts'
import { type CutSheet, cuttingList, notchesInSheet } from '#planner/cutting-list.ts'
import { shortNames } from '#planner/laid-rows.ts'
import type { Cutting } from '#planner/mat.ts'
import type { Rect } from '#planner/room.ts'
import { type StraightCut, straightCuts } from '#planner/straight-cuts.ts'
import * as words from '#words/cutting-list.ts'
import { join } from '#words/planner.ts'
import { edgeCuts } from './edge-cuts.ts'
import { shownLength, sizeText } from './shown-length.ts'

/** What is cut from what, in words and as drawings. */
export interface CuttingText {
  notes: string[]
  /** What is laid as it is bought. */
  whole: string[]
  /** What is cut of the edges that it ends in. */
  edges: string[]
  sheets: CutSheetText[]
}

export interface CutSheetText {
  heading: string
  /** The pieces, what is cut out of them, the cuts and what is left over. */
  lines: { text: string; isPart: boolean }[]
  /** All lengths in mm of the room. */
  lengthMm: number
  widthMm: number
  parts: { name: string; area: Rect; notches: Rect[] }[]
  cuts: readonly StraightCut[]
}

export function cuttingText({ plan, figures, ramps }: Alternative, unit: ShownUnit): CuttingText {
  const list = cuttingList(plan)
  const isRoll = plan.mat.form === 'roll'
  const cut = list.filter(({ isWhole }) => !isWhole)
  const ways = new Set(cut.flatMap(({ parts }) => parts.map(({ piece }) => piece.upright)))
  return {
    notes: [
      ...(cut.length === 0 ? [isRoll ? words.stripsOnly : words.noCuts] : [words.cutsInOrder]),
      ...(figures.fromOffcuts > 0 ? [words.fromOffcuts(figures.fromOffcuts)] : []),
      ...(ways.has(true) ? [ways.size > 1 ? words.someTurned : words.turned] : []),
    ],
    whole: list
      .filter(({ isWhole }) => isWhole)
      .map(({ count, sheet, parts }) =>
        (isRoll ? words.wholeStrips : words.wholePieces)(
          formatNumber(count),
          sizeText(sheet.lengthMm, sheet.widthMm, unit),
          shortNames(parts.flatMap(({ names }) => names)),
        ),
      ),
    edges: ramps === undefined ? [] : edgeCuts(ramps, unit),
    sheets: cut.map((sheet) => cutSheetText(sheet, plan.cutting, unit, ways.size > 1)),
  }
}

function cutSheetText(
  { count, sheet, parts }: CutSheet,
  { kerfMm, leastMm }: Cutting,
  unit: ShownUnit,
  saysTurned: boolean,
): CutSheetText {
  const { lengthMm, widthMm } = sheet
  const { cuts, rests } = straightCuts(
    { x: 0, y: 0, w: lengthMm, h: widthMm },
    parts.map(({ piece }) => piece.cut),
    kerfMm,
  )
  const kept = rests.filter(({ w, h }) => Math.min(w, h) >= Math.max(leastMm, 1))
  return {
    heading: words.cutFrom(formatNumber(count), sizeText(lengthMm, widthMm, unit)),
    lines: [
      ...parts.flatMap(({ names, piece }) => [
        {
          text: words.part(shortNames(names), sizeText(piece.cut.w, piece.cut.h, unit), saysTurned && piece.upright),
          isPart: true,
        },
        ...notchesInSheet(piece).map(({ x, y, w, h }) => ({
          text: words.cutOut(
            sizeText(w, h, unit),
            shownLength(x - piece.cut.x, unit),
            shownLength(y - piece.cut.y, unit),
          ),
          isPart: false,
        })),
      ]),
      ...(cuts.length === 0 ? [] : [{ text: words.cuts(join(cutWords(cuts, unit))), isPart: false }]),
      ...(kept.length === 0
        ? []
        : [{ text: words.leftOver(join(kept.map(({ w, h }) => sizeText(w, h, unit)))), isPart: false }]),
    ],
    ...{ lengthMm, widthMm, cuts },
    parts: parts.map(({ names, piece }) => ({
      name: names[0] ?? '',
      area: piece.cut,
      notches: notchesInSheet(piece),
    })),
  }
}

function cutWords(cuts: readonly StraightCut[], unit: ShownUnit): string[] {
  return cuts.map(({ axis, atMm }, index) =>
    (axis === 'x' ? words.cutAcross : words.cutAlong)(index + 1, shownLength(atMm, unit)),
  )
}
