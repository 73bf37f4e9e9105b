import type { Point } from '#planner/room.ts'

/** What is heard of a drawing that is zoomed and moved by hand; places in pixels from its corner. */
export interface GesturesHeard {
  zoom(times: number, at: Point): void
  move(x: number, y: number): void
  /** Whether two fingers are on it, until the last of them is lifted. */
  pinch(isPinched: boolean): void
}

/** Of one notch of a wheel, which says 100 or more; the touch pad of a laptop says less, and often. */
const MOST_WHEEL = 28
const PER_WHEEL = 0.01

/**
 * Hears the wheel with the control key, two fingers, and what is dragged beside a wall. A wheel without that key, and one
 * finger on a drawing that is seen whole, scroll the page (`touch-action` in the styles).
 */
export function watchGestures(surface: HTMLElement, heard: GesturesHeard): () => void {
  const fingers = new Map<number, Point & { isFree: boolean }>()
  const listening = new AbortController()
  const { signal } = listening
  const active = { passive: false, signal }

  function within({ x, y }: Point): Point {
    const { left, top } = surface.getBoundingClientRect()
    return { x: x - left, y: y - top }
  }

  function begin(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    const isFree = !isWall(event.target)
    if (isFree) surface.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, isFree })
    if (fingers.size === 2) heard.pinch(true)
  }

  function go({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const before = fingers.get(pointerId)
    if (before === undefined) return
    fingers.set(pointerId, { ...before, x, y })
    const [other] = [...fingers].flatMap(([id, finger]) => (id === pointerId ? [] : [finger]))
    if (other !== undefined) {
      const [far, wasFar] = [Math.hypot(x - other.x, y - other.y), Math.hypot(before.x - other.x, before.y - other.y)]
      heard.move((x - before.x) / 2, (y - before.y) / 2)
      if (wasFar > 0 && far > 0) heard.zoom(far / wasFar, within({ x: (x + other.x) / 2, y: (y + other.y) / 2 }))
    } else if (before.isFree) {
      heard.move(x - before.x, y - before.y)
    }
  }

  function end({ pointerId }: PointerEvent): void {
    if (fingers.delete(pointerId) && fingers.size === 0) heard.pinch(false)
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const delta = Math.max(-MOST_WHEEL, Math.min(MOST_WHEEL, event.deltaY * (event.deltaMode === 0 ? 1 : MOST_WHEEL)))
    heard.zoom(Math.exp(-delta * PER_WHEEL), within({ x: event.clientX, y: event.clientY }))
  }

  /** The page would scroll with two fingers, too, and under a wall: browsers overlook what styles say of parts of a drawing. */
  function keepPage(event: TouchEvent): void {
    if (event.cancelable && (event.touches.length > 1 || isWall(event.target))) event.preventDefault()
  }

  surface.addEventListener('pointerdown', begin, { signal })
  surface.addEventListener('pointermove', go, { signal })
  surface.addEventListener('pointerup', end, { signal })
  surface.addEventListener('pointercancel', end, { signal })
  surface.addEventListener('wheel', wheel, active)
  surface.addEventListener('touchstart', keepPage, active)
  surface.addEventListener('touchmove', keepPage, active)
  return () => listening.abort()
}

function isWall(target: EventTarget | null): boolean {
  return target instanceof Element && target.hasAttribute('data-wall')
}
