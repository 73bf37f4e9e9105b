import type { Cutting, Mat } from './mat.ts'
import type { Rect } from './room.ts'

/** How rows of pieces lie to each other: joint on joint, by half a piece, or each beginning with what the last one left. */
export type Bond = 'straight' | 'half' | 'running'

/** In which way a floor is laid. */
export interface Laying {
  /** Along which the length of a piece, or of a roll, lies. */
  along: 'x' | 'y'
  bond: Bond
  /** Whether the last row is laid the other way. */
  lastRowTurned: boolean
}

/** A piece in its place, whole or cut. */
export interface Laid {
  /** Its outer measures in the room; what is cut out of it lies within. */
  area: Rect
  notches: readonly Rect[]
  /** What is bought for it. */
  sheet: number
  /** Where in what is bought it lies: x along the length. */
  cut: Rect
  /** Whether the length of what is bought lies along y in the room. */
  upright: boolean
  /** Where its row begins, across the rows: the same for all pieces of a row. */
  rowMm: number
}

/** A piece that is bought; of a roll, a part that is cut off across it. */
export interface Sheet {
  lengthMm: number
  widthMm: number
}

/** A floor laid out: what is bought, and what of it lies where. */
export interface Plan {
  mat: Mat
  cutting: Cutting
  laying: Laying
  sheets: readonly Sheet[]
  laid: readonly Laid[]
}

/** What a plan comes to. */
export interface PlanFigures {
  /** Pieces that are bought. */
  pieces: number
  /** Of a roll, by the whole metres that it is sold by; millimetres, cuts included. */
  rollMm: number
  whole: number
  cut: number
  /** Cut pieces that come from what another left over. */
  fromOffcuts: number
  floorMm2: number
  boughtMm2: number
  /** What is paid for and not laid, as a part of what is paid for: of a roll, what is left of the last metre too. */
  waste: number
  /** The narrowest side of a cut piece; undefined where nothing is cut. */
  narrowestMm: number | undefined
}

export function figuresOf({ sheets, laid, mat, cutting }: Plan): PlanFigures {
  const isWhole = ({ cut, sheet, notches }: Laid) =>
    notches.length === 0 && cut.w === sheets[sheet]?.lengthMm && cut.h === sheets[sheet].widthMm
  const cuts = laid.filter((piece) => !isWhole(piece))
  const used = new Set(laid.map(({ sheet }) => sheet))
  const floorMm2 = laid.reduce((sum, piece) => sum + laidMm2(piece), 0)
  const boughtMm2 = sheets.reduce((sum, { lengthMm, widthMm }) => sum + lengthMm * widthMm, 0)
  const kerfs = cutting.kerfMm * Math.max(0, sheets.length - 1)
  const stripsMm = sheets.reduce((sum, { lengthMm }) => sum + lengthMm, kerfs)
  const rollMm = mat.form === 'roll' ? Math.ceil(stripsMm / 1000) * 1000 : 0
  const paidMm2 = rollMm > 0 ? rollMm * mat.widthMm : boughtMm2
  return {
    pieces: sheets.length,
    rollMm,
    whole: laid.length - cuts.length,
    cut: cuts.length,
    fromOffcuts: laid.length - used.size,
    floorMm2,
    boughtMm2,
    waste: paidMm2 === 0 ? 0 : 1 - floorMm2 / paidMm2,
    narrowestMm: cuts.length === 0 ? undefined : Math.min(...cuts.map(({ area }) => Math.min(area.w, area.h))),
  }
}

/** In which lengths the strips of a roll are bought, the longest first. */
export function stripLengths({ sheets }: Pick<Plan, 'sheets'>): { count: number; lengthMm: number }[] {
  const alike = Map.groupBy(sheets, ({ lengthMm }) => lengthMm)
  return [...alike]
    .map(([lengthMm, { length }]) => ({ count: length, lengthMm }))
    .toSorted((a, b) => b.lengthMm - a.lengthMm)
}

function laidMm2({ area, notches }: Laid): number {
  return notches.reduce((rest, { w, h }) => rest - w * h, area.w * area.h)
}
