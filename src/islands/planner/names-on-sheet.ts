import type { Rect } from '#planner/room.ts'
import type { CutSheetText } from './cutting-text.ts'
import { boxAround } from './free-ground.ts'
import { type PieceNames, placePieceNames } from './piece-names.ts'

/** A sheet as it is drawn; pixels. */
export interface DrawnSheet extends PieceNames {
  /** Pixels to a millimetre. */
  by: number
  w: number
  h: number
  /** With the names that stand outside. */
  box: Rect
}

const WIDE = 120
const HIGH = 90
/** Around a sheet, for names that stand outside. */
const MARGIN = 24
const LETTERS = { wide: (name: string) => name.length * 7.5, high: 13 }

/** Where the names of its pieces are written on a sheet that is cut. */
export function namesOnSheet({
  lengthMm,
  widthMm,
  parts,
}: Pick<CutSheetText, 'lengthMm' | 'widthMm' | 'parts'>): DrawnSheet {
  const by = Math.min(WIDE / lengthMm, HIGH / widthMm)
  const [w, h] = [lengthMm * by, widthMm * by]
  const rect = (part: Rect): Rect => ({ x: part.x * by, y: part.y * by, w: part.w * by, h: part.h * by })
  const pieces = parts.map(({ name, area, notches }) => {
    return { name, isWhole: false, area: rect(area), notches: notches.map(rect) }
  })
  const names = placePieceNames(pieces, LETTERS, {
    ...{ written: [], covered: [] },
    outline: [
      { x: 0, y: 0 },
      { x: w, y: 0 },
      { x: w, y: h },
      { x: 0, y: h },
    ],
    within: { x: -MARGIN, y: -MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN },
  })
  const boxes = names.beside.map(({ name, at }) => boxAround(at, LETTERS.wide(name), LETTERS.high))
  return { ...names, by, w, h, box: around([{ x: -1, y: -1, w: w + 2, h: h + 2 }, ...boxes]) }
}

/** The least rectangle around others. */
function around(boxes: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    ...{ x, y },
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  }
}
