import { letterName } from '#domain/letter-name.ts'
import type { Laid, Plan, Sheet } from './plan.ts'
import type { Rect } from './room.ts'

/** A piece that is cut out of what is bought. */
export interface CutPart {
  /** The names that it has in the plan, one for each that is bought alike. */
  names: readonly string[]
  piece: Laid
}

/** What is bought and cut in the same way. */
export interface CutSheet {
  count: number
  sheet: Sheet
  parts: readonly CutPart[]
  /** Nothing is cut of it. */
  isWhole: boolean
}

/**
 * The name of every piece, in the order in which they are laid: the number of what it is cut from, which counts what is
 * taken to hand one after the other, and letters where there are several.
 */
export function pieceNames({ laid }: Plan): string[] {
  const parts = Map.groupBy(laid.keys(), (index) => laid[index]?.sheet ?? 0)
  const number = new Map([...parts.keys()].map((sheet, at) => [sheet, at + 1]))
  return laid.map(({ sheet }, index) => {
    const all = parts.get(sheet) ?? []
    const letter = all.length > 1 ? letterName(all.indexOf(index)) : ''
    return `${number.get(sheet) ?? 0}${letter}`
  })
}

/** What is cut from what; what is cut alike stands once, what is laid whole comes first. */
export function cuttingList(plan: Plan): CutSheet[] {
  const names = pieceNames(plan)
  const parts = Map.groupBy(plan.laid.entries(), ([, { sheet }]) => sheet)
  const alike = new Map<
    string,
    { count: number; sheet: Sheet; isWhole: boolean; parts: { names: string[]; piece: Laid }[] }
  >()
  for (const [number, found] of parts) {
    const sheet = plan.sheets[number]
    if (sheet === undefined) continue
    const pieces = found.map(([index, piece]) => ({ name: names[index] ?? '', piece }))
    const sight = [sheet.lengthMm, sheet.widthMm, ...pieces.map(({ piece }) => sightOf(piece))].join(' ')
    const known = alike.get(sight)
    if (known === undefined) {
      const [only, second] = pieces
      const isWhole =
        second === undefined &&
        only?.piece.cut.w === sheet.lengthMm &&
        only.piece.cut.h === sheet.widthMm &&
        only.piece.notches.length === 0
      alike.set(sight, { count: 1, sheet, isWhole, parts: pieces.map(({ name, piece }) => ({ names: [name], piece })) })
      continue
    }
    known.count += 1
    for (const [at, { name }] of pieces.entries()) known.parts[at]?.names.push(name)
  }
  return [...alike.values()].toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole))
}

/** Where a piece lies in what is bought, and what is cut out of it: the same for those that are cut alike. */
function sightOf({ cut, area, notches, upright }: Laid): string {
  const inside = notches.map(({ x, y, w, h }) => [x - area.x, y - area.y, w, h].join(','))
  return [cut.x, cut.y, cut.w, cut.h, upright, ...inside].join(',')
}

/** What is cut out of a piece, where it lies in what is bought: a piece that lies upright was turned to the left. */
export function notchesInSheet({ area, notches, cut, upright }: Laid): Rect[] {
  return notches.map(({ x, y, w, h }) => {
    const [dx, dy] = [x - area.x, y - area.y]
    return upright ? { x: cut.x + dy, y: cut.y + area.w - dx - w, w: h, h: w } : { x: cut.x + dx, y: cut.y + dy, w, h }
  })
}
