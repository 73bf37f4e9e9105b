import type { Rect } from './room.ts'

/** A cut from edge to edge of what lies on the bench. */
export interface StraightCut {
  /** Across which the blade moves: a cut at a place of x runs along y. */
  axis: 'x' | 'y'
  atMm: number
  fromMm: number
  toMm: number
}

/** Cuts in the order in which they are made, and what is left over: offcuts, each in one piece. */
export interface CutOrder {
  cuts: readonly StraightCut[]
  rests: readonly Rect[]
}

/**
 * How parts come out of a whole by straight cuts alone, each first cut leaving the largest offcut that it can. The blade
 * takes what it takes away from the offcut, never from a part. Parts that no straight cuts part have no cuts of their own.
 */
export function straightCuts(whole: Rect, parts: readonly Rect[], kerfMm: number): CutOrder {
  const cuts: StraightCut[] = []
  const rests: Rect[] = []
  take(whole, parts)
  return { cuts, rests: rests.toSorted((a, b) => b.w * b.h - a.w * a.h) }

  function take(region: Rect, within: readonly Rect[]): void {
    const trim = within.length === 0 ? undefined : trimOf(region, within, kerfMm)
    if (trim !== undefined) {
      cuts.push(trim.cut)
      if (trim.rest.w > 0 && trim.rest.h > 0) rests.push(trim.rest)
      take(trim.kept, within)
      return
    }
    const parting = within.length < 2 ? undefined : partingOf(region, within, kerfMm)
    if (parting === undefined) return
    cuts.push(parting.cut)
    for (const [side, own] of parting.sides) take(side, own)
  }
}

interface Side {
  start: 'x' | 'y'
  long: 'w' | 'h'
}
const SIDES: readonly Side[] = [
  { start: 'x', long: 'w' },
  { start: 'y', long: 'h' },
]

/** The cut that takes the largest offcut from one edge of a region. */
function trimOf(region: Rect, parts: readonly Rect[], kerfMm: number) {
  const found = SIDES.flatMap((side) => {
    const { start, long } = side
    const first = Math.min(...parts.map((part) => part[start]))
    const last = Math.max(...parts.map((part) => part[start] + part[long]))
    const end = region[start] + region[long]
    const trims = []
    if (last < end) {
      const rest = { ...region, [start]: last + kerfMm, [long]: end - last - kerfMm }
      trims.push({ cut: cutAt(region, side, last), rest, kept: { ...region, [long]: last - region[start] } })
    }
    if (first > region[start]) {
      const rest = { ...region, [long]: first - kerfMm - region[start] }
      trims.push({ cut: cutAt(region, side, first), rest, kept: { ...region, [start]: first, [long]: end - first } })
    }
    return trims
  })
  return found.toSorted((a, b) => b.rest.w * b.rest.h - a.rest.w * a.rest.h)[0]
}

/** A cut that goes through no part and has some on either side. */
function partingOf(region: Rect, parts: readonly Rect[], kerfMm: number) {
  for (const side of SIDES) {
    const { start, long } = side
    const ends = parts.map((part) => part[start] + part[long]).toSorted((a, b) => a - b)
    for (const at of ends) {
      const before = parts.filter((part) => part[start] + part[long] <= at)
      const after = parts.filter((part) => part[start] >= at + kerfMm)
      if (after.length === 0 || before.length + after.length < parts.length) continue
      const rest = region[start] + region[long] - at - kerfMm
      const sides: readonly (readonly [Rect, readonly Rect[]])[] = [
        [{ ...region, [long]: at - region[start] }, before],
        [{ ...region, [start]: at + kerfMm, [long]: rest }, after],
      ]
      return { cut: cutAt(region, side, at), sides }
    }
  }
  return undefined
}

function cutAt(region: Rect, { start }: Side, atMm: number): StraightCut {
  return start === 'x'
    ? { axis: 'x', atMm, fromMm: region.y, toMm: region.y + region.h }
    : { axis: 'y', atMm, fromMm: region.x, toMm: region.x + region.w }
}
