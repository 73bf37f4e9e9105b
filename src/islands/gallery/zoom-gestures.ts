import type { Placement, Point } from './placement.ts'
import { pointOn } from './point-on.ts'
import type { ZoomView } from './zoom-view.ts'

/** How far a press may wander and still be a click, in CSS pixels. */
const CLICK_PX = 6
/** Between the two taps of a double tap. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 40
/** A swipe turns to another picture when it is longer than this part of the stage, or faster than this. */
const SWIPE_PART = 0.25
const SWIPE_PX_PER_MS = 0.4
/** Where a double tap leads if the source has more: beyond, one would lose sight of where one is. */
const CLOSER = 3

interface Press {
  from: Placement
  middle: Point
  /** Between two fingers; 0 of one alone. */
  span: number
  atMs: number
}

/** Mouse, pen and up to two fingers move and zoom the picture, or swipe to another. */
export function listenToPointers(stage: HTMLElement, forward: 1 | -1, view: ZoomView): void {
  const pointers = new Map<number, Point>()
  let press: Press | undefined
  let moved = false
  let tap: { at: Point; atMs: number } | undefined

  function begin(atMs: number): void {
    view.change(({ placement }) => {
      press = { from: placement, ...gripOf([...pointers.values()]), atMs }
    })
  }

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || pointers.size === 2) return
    stage.setPointerCapture(event.pointerId)
    moved &&= pointers.size > 0
    pointers.set(event.pointerId, pointOn(stage, event))
    begin(event.timeStamp)
  })
  stage.addEventListener('pointerup', end)
  stage.addEventListener('pointercancel', end)

  stage.addEventListener('pointermove', (event) => {
    if (press === undefined || !pointers.has(event.pointerId)) return
    pointers.set(event.pointerId, pointOn(stage, event))
    const { from, middle, span } = press
    const grip = gripOf([...pointers.values()])
    const [byX, byY] = [grip.middle.x - middle.x, grip.middle.y - middle.y]
    moved ||= span > 0 || Math.hypot(byX, byY) > CLICK_PX
    if (!moved) return
    view.hold(true)
    if (span === 0 && from.zoom === 1) return view.drag(byX)
    view.change((slide) => {
      if (span > 0) slide.zoomTo((from.zoom * grip.span) / span, middle, from)
      const { zoom, x, y } = span > 0 ? slide.placement : from
      slide.place({ zoom, x: x + byX, y: y + byY })
    })
  })

  function end(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    if (pointers.size > 0) begin(event.timeStamp)
    else if (press !== undefined) finish(press, event)
  }

  function finish(press: Press, event: PointerEvent): void {
    const at = pointOn(stage, event)
    const wasSwipe = moved && press.span === 0 && press.from.zoom === 1 && event.type === 'pointerup'
    const byX = wasSwipe ? at.x - press.middle.x : 0
    const speed = Math.abs(byX) / Math.max(1, event.timeStamp - press.atMs)
    const turns = Math.abs(byX) > stage.clientWidth * SWIPE_PART || speed > SWIPE_PX_PER_MS
    view.hold(false)
    view.turn(turns ? -Math.sign(byX) * forward : 0)
    if (!moved && event.type === 'pointerup') click(at, event)
  }

  /** A click of a mouse changes the size, once where it is doubled; with a finger it takes two taps. */
  function click(at: Point, { timeStamp, pointerType }: PointerEvent): void {
    const far = tap === undefined ? Infinity : Math.hypot(at.x - tap.at.x, at.y - tap.at.y)
    const again = tap !== undefined && timeStamp - tap.atMs < DOUBLE_TAP_MS && far < DOUBLE_TAP_PX
    tap = again ? undefined : { at, atMs: timeStamp }
    if (again === (pointerType === 'mouse')) return
    view.change(({ placement, zoomTo }) => zoomTo(placement.zoom > 1 ? 1 : CLOSER, at))
  }
}

/** The point between the fingers, and how far they are from one another. */
function gripOf([a, b]: readonly Point[]): { middle: Point; span: number } {
  const first = a ?? { x: 0, y: 0 }
  const second = b ?? first
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
  return { middle, span: Math.hypot(first.x - second.x, first.y - second.y) }
}
