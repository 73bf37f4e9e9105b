import { pointOn } from './point-on.ts'
import type { ZoomAction } from './zoom-dialog.ts'
import type { ZoomView } from './zoom-view.ts'

/** How far an arrow key moves a picture that is larger than the stage, in CSS pixels. */
const MOVE_PX = 80
/** Of a wheel or two fingers on a pad: so many make the picture e times as large. */
const WHEEL_PX = 200

const ACTIONS: Readonly<Record<string, ZoomAction>> = { '+': 'in', '=': 'in', '-': 'out' }
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Plus and minus change the size. Arrows move a picture that is brought closer, and turn to another otherwise. */
export function listenToKeys(
  dialog: HTMLDialogElement,
  forward: 1 | -1,
  act: (action: ZoomAction) => void,
  view: ZoomView,
): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = ACTIONS[event.key]
    if (action !== undefined) act(action)
    const [x, y] = WAYS[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    view.change(({ placement, place }) => {
      if (placement.zoom > 1) place({ ...placement, x: placement.x + x * MOVE_PX, y: placement.y + y * MOVE_PX })
      else if (x !== 0) view.turn(-x * forward)
    })
  })
}

/** With the Control key, as a pad tells of two fingers, it changes the size; without, it moves a picture brought closer. */
export function listenToWheel(stage: HTMLElement, view: ZoomView): void {
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      view.change(({ placement, place, zoomTo }) => {
        if (event.ctrlKey) zoomTo(placement.zoom * Math.exp(-event.deltaY / WHEEL_PX), pointOn(stage, event))
        else place({ ...placement, x: placement.x - event.deltaX, y: placement.y - event.deltaY })
      })
    },
    { passive: false },
  )
}
