import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DrawingFrame, type DrawingView, moved, type Seen, seenOf, zoomed } from './drawing-view.ts'
import { watchGestures } from './watch-gestures.ts'

export interface ShownView {
  seen: Seen
  isWhole: boolean
  /** Two fingers are on the drawing: no wall is dragged. */
  isPinched: boolean
  /** What is zoomed and moved by hand. */
  surface: RefObject<HTMLElement | null>
  press: (event: KeyboardEvent) => void
  /** Comes nearer to the midst, or goes back. */
  zoom: (times: number) => void
  showWhole: () => void
}

/** One press of a key or a button. */
export const ZOOM_STEP = 1.5
const MOVE_STEP = 60

/** What is seen of a drawing, and how that is changed; a wall that is held stays where it is. Printed is the whole. */
export function useDrawingView(frame: DrawingFrame, isHeld: boolean): ShownView {
  const surface = useRef<HTMLElement>(null)
  const [view, setView] = useState<DrawingView>('whole')
  const [isPinched, setPinched] = useState(false)
  const amid = { x: frame.width / 2, y: frame.height / 2 }
  const zoom = (times: number, at = amid) => setView((now) => zoomed(frame, now, times, at))
  const move = (x: number, y: number) => setView((now) => moved(frame, now, x, y))
  const byHand = useEffectEvent((change: () => void) => {
    if (!isHeld || isPinched) change()
  })
  const heardZoom = useEffectEvent(zoom)
  const heardMove = useEffectEvent(move)

  useEffect(() => {
    if (surface.current === null) return undefined
    const stop = watchGestures(surface.current, {
      zoom: (times, at) => byHand(() => heardZoom(times, at)),
      move: (x, y) => byHand(() => heardMove(x, y)),
      pinch: setPinched,
    })
    const showAll = () => flushSync(() => setView('whole'))
    addEventListener('beforeprint', showAll)
    return () => {
      stop()
      removeEventListener('beforeprint', showAll)
    }
  }, [])

  function press(event: KeyboardEvent) {
    const pressed = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS.get(event.key)
    if (pressed === undefined || isHeld || (typeof pressed === 'object' && view === 'whole')) return
    event.preventDefault()
    if (pressed === 'whole') setView('whole')
    else if (typeof pressed === 'number') zoom(pressed)
    else move(...pressed)
  }

  return {
    ...{ surface, isPinched, press, seen: seenOf(frame, view), isWhole: view === 'whole' },
    zoom: (times) => zoom(times),
    showWhole: () => setView('whole'),
  }
}

/** An arrow shows what lies that way. */
const KEYS = new Map<string, number | 'whole' | [x: number, y: number]>([
  ['+', ZOOM_STEP],
  ['=', ZOOM_STEP],
  ['-', 1 / ZOOM_STEP],
  ['_', 1 / ZOOM_STEP],
  ['0', 'whole'],
  ['ArrowLeft', [MOVE_STEP, 0]],
  ['ArrowRight', [-MOVE_STEP, 0]],
  ['ArrowUp', [0, MOVE_STEP]],
  ['ArrowDown', [0, -MOVE_STEP]],
])
