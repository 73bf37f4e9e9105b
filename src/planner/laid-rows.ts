import { pieceNames } from './cutting-list.ts'
import type { Laid, Plan } from './plan.ts'
import { turnedRect } from './room.ts'

/** A row of a floor as it is laid: the names of its pieces, one after the other, and where it begins and ends. */
export interface LaidRow {
  names: readonly string[]
  /** Across the row, in the room: from the wall from which rows are counted. */
  fromMm: number
  toMm: number
}

/** The rows in the order in which they are laid, each from the same side: from the left, or from the top where they run down. */
export function laidRows(plan: Plan): LaidRow[] {
  const names = pieceNames(plan)
  const rows = Map.groupBy(plan.laid.entries(), ([, { rowMm }]) => rowMm)
  return [...rows.values()].map((row) => {
    const areas = row.map(([, piece]) => alongX(piece, plan))
    return {
      names: row.map(([index]) => names[index] ?? ''),
      fromMm: Math.min(...areas.map(({ y }) => y)),
      toMm: Math.max(...areas.map(({ y, h }) => y + h)),
    }
  })
}

/** Numbers that follow each other as one: `1a, 2–6, 7b`. */
export function shortNames(names: readonly string[]): string {
  const parts: { from: string; to: string }[] = []
  for (const name of names) {
    const last = parts.at(-1)
    if (last !== undefined && isWhole(last.to) && isWhole(name) && Number(name) === Number(last.to) + 1) last.to = name
    else parts.push({ from: name, to: name })
  }
  return parts
    .map(({ from, to }) => {
      if (from === to) return from
      return Number(to) === Number(from) + 1 ? `${from}, ${to}` : `${from}–${to}`
    })
    .join(', ')
}

function isWhole(name: string): boolean {
  return /^\d+$/.test(name)
}

function alongX({ area }: Laid, { laying }: Plan) {
  return laying.along === 'x' ? area : turnedRect(area)
}
