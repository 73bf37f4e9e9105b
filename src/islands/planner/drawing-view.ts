import type { Point, Rect } from '#planner/room.ts'
import type { DrawingScale } from './drawing-scale.ts'

/** Around the room, for walls and their lengths; pixels. */
const MARGIN = 46
const HIGHEST = 620
/** A drawing of a narrow room leaves space to come near. */
const LOWEST = 240
/** One may come as near as two millimetres to a pixel, and in a small room four times as near as the whole. */
const NEAREST = { by: 0.5, times: 4 } as const

/** What is seen of a room: the whole, or the surroundings of a place in it, with so many pixels to a millimetre. */
export type DrawingView = 'whole' | (Point & { by: number })

/** What a room is drawn in; pixels. */
export interface DrawingFrame {
  box: Rect
  width: number
  height: number
  /** Pixels to a millimetre, where the whole is seen and at the nearest. */
  fit: number
  nearest: number
}

/** Where the frame lies on the drawing, from its corner of least x and y; pixels. */
export interface Seen {
  by: number
  left: number
  top: number
}

export function frameOf(box: Rect, width: number): DrawingFrame {
  const fit = Math.min((width - 2 * MARGIN) / box.w, (HIGHEST - 2 * MARGIN) / box.h)
  const height = Math.max(LOWEST, box.h * fit + 2 * MARGIN)
  return { box, width, height, fit, nearest: Math.max(NEAREST.by, NEAREST.times * fit) }
}

/** All of a drawing with its margin, so many pixels to a millimetre. */
export function wholeOf(box: Rect, by: number): Rect {
  return { x: 0, y: 0, w: box.w * by + 2 * MARGIN, h: box.h * by + 2 * MARGIN }
}

/** What of the drawing is seen. Nothing beyond its margin is, and what is smaller than the frame stands in its midst. */
export function seenOf({ box, width, height, fit, nearest }: DrawingFrame, view: DrawingView): Seen {
  const { by, x, y } = view === 'whole' ? { by: fit, x: box.x, y: box.y } : view
  const within = Math.min(nearest, Math.max(fit, by))
  return {
    by: within,
    left: begin(box.w * within + 2 * MARGIN, width, MARGIN + (x - box.x) * within - width / 2),
    top: begin(box.h * within + 2 * MARGIN, height, MARGIN + (y - box.y) * within - height / 2),
  }
}

export function scaleOf(box: Rect, by: number): DrawingScale {
  return { x: (mm) => MARGIN + (mm - box.x) * by, y: (mm) => MARGIN + (mm - box.y) * by, by }
}

/** Comes nearer by a factor, or goes back; the place of the room that lies at a pixel of the frame stays there. */
export function zoomed(frame: DrawingFrame, view: DrawingView, times: number, at: Point): DrawingView {
  const seen = seenOf(frame, view)
  const by = Math.min(frame.nearest, seen.by * times)
  if (by <= frame.fit * ROUNDING) return 'whole'
  const { x, y } = placeAt(frame, seen, at)
  const { width, height } = frame
  return settled(frame, { by, x: x + (width / 2 - at.x) / by, y: y + (height / 2 - at.y) / by })
}

/** Moves the drawing under its frame by so many pixels. */
export function moved(frame: DrawingFrame, view: DrawingView, x: number, y: number): DrawingView {
  if (view === 'whole') return view
  const seen = seenOf(frame, view)
  const { width, height } = frame
  return settled(frame, { by: seen.by, ...placeAt(frame, seen, { x: width / 2 - x, y: height / 2 - y }) })
}

/** What is left of the whole after rounding. */
const ROUNDING = 1.001

/** Without what was asked for beyond the margin, so that the way back begins at once. */
function settled(frame: DrawingFrame, view: Point & { by: number }): DrawingView {
  const { width, height } = frame
  return { by: view.by, ...placeAt(frame, seenOf(frame, view), { x: width / 2, y: height / 2 }) }
}

function placeAt({ box }: DrawingFrame, { by, left, top }: Seen, { x, y }: Point): Point {
  return { x: box.x + (left + x - MARGIN) / by, y: box.y + (top + y - MARGIN) / by }
}

function begin(content: number, frame: number, wanted: number): number {
  return content <= frame ? (content - frame) / 2 : Math.min(content - frame, Math.max(0, wanted))
}
