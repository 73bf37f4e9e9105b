import type { Plan } from '#planner/plan.ts'
import type { Rect } from '#planner/room.ts'

/** Teeth of interlocking tiles; millimetres. Below so many pixels to a tooth a straight line stands for them. */
const TOOTH = { along: 50, deep: 8 } as const
const LEAST_TOOTH = 5

/** The joints between pieces, as a path in millimetres of the room: of tiles that interlock, in teeth. */
export function seams({ mat, laid }: Plan, by: number): string {
  const isToothed = mat.form === 'interlocking' && TOOTH.along * by >= LEAST_TOOTH
  return laid
    .flatMap(({ area, notches }) => [isToothed ? toothed(area) : straight(area), ...notches.map(straight)])
    .join('')
}

function straight({ x, y, w, h }: Rect): string {
  return `M${x} ${y}h${w}v${h}h${-w}z`
}

/** The sides that a tile shares with the one before it: each joint is drawn once, in the teeth of both. */
function toothed({ x, y, w, h }: Rect): string {
  const across = teeth(x, x + w).map(([at, deep]) => `L${at} ${y + deep}`)
  const down = teeth(y, y + h).map(([at, deep]) => `L${x + deep} ${at}`)
  return `M${x} ${y}${across.join('')}M${x} ${y}${down.join('')}`
}

/** Where a toothed line goes, from one place to another: along it, and aside of it. */
function teeth(from: number, to: number): [at: number, deep: number][] {
  const first = Math.ceil(from / TOOTH.along)
  const count = Math.max(0, Math.floor(to / TOOTH.along) - first)
  const corners = Array.from({ length: count }, (_, index): [number, number][] => {
    const tooth = first + index
    const deep = tooth % 2 === 0 ? TOOTH.deep : -TOOTH.deep
    const lean = TOOTH.along / 8
    return [
      [tooth * TOOTH.along + lean, deep],
      [(tooth + 1) * TOOTH.along - lean, deep],
    ]
  })
  return [...corners.flat(), [to, 0]]
}
