import { holds } from './laid-spans.ts'
import type { Plan, Sheet } from './plan.ts'
import type { PlanFault } from './plan-fault.ts'
import type { Rect } from './room.ts'

/** Whether each piece is what lies in its place, lies the way that it may, and comes out of what is bought by straight cuts. */
export function cuttingFault({ mat, cutting, laying, sheets, laid }: Plan): PlanFault | undefined {
  const roll = mat.form === 'roll'
  if (
    sheets.some(
      ({ lengthMm, widthMm }) =>
        widthMm !== mat.widthMm || lengthMm > mat.lengthMm || (!roll && lengthMm !== mat.lengthMm),
    )
  )
    return 'not-as-bought'
  const bySheet = Map.groupBy(laid, ({ sheet }) => sheet)
  if (laid.some(({ sheet }) => sheets[sheet] === undefined)) return 'not-as-bought'
  if (bySheet.size < sheets.length) return 'not-as-bought'
  for (const { area, cut, upright } of laid) {
    const [w, h] = upright ? [area.h, area.w] : [area.w, area.h]
    if (cut.w !== w || cut.h !== h) return 'not-as-bought'
  }
  if (!(mat.turns && mat.form === 'piece') && laid.some(({ upright }) => upright !== (laying.along === 'y')))
    return 'wrong-way'
  for (const [number, sheet] of sheets.entries()) {
    const cuts = (bySheet.get(number) ?? []).map(({ cut }) => cut)
    const whole = wholeOf(sheet)
    if (cuts.some((cut) => !holds(whole, cut))) return 'outside-sheet'
    if (!partsByCuts(cuts, cutting.kerfMm)) return 'no-straight-cuts'
  }
  return undefined
}

/** Whether some straight cut parts the pieces with room for the blade, and the same goes for both sides. */
function partsByCuts(cuts: readonly Rect[], kerfMm: number): boolean {
  if (cuts.length < 2) return true
  for (const axis of ['x', 'y'] as const) {
    const start = (rect: Rect) => rect[axis]
    const end = (rect: Rect) => rect[axis] + (axis === 'x' ? rect.w : rect.h)
    for (const at of cuts.map(end)) {
      const before = cuts.filter((rect) => end(rect) <= at)
      const after = cuts.filter((rect) => start(rect) >= at + kerfMm)
      if (after.length > 0 && before.length + after.length === cuts.length)
        return partsByCuts(before, kerfMm) && partsByCuts(after, kerfMm)
    }
  }
  return false
}

function wholeOf({ lengthMm, widthMm }: Sheet): Rect {
  return { x: 0, y: 0, w: lengthMm, h: widthMm }
}
