import { ZOOM_ACTIONS, type ZoomAction, zoomDialog } from './zoom-dialog.ts'
import { listenToPointers } from './zoom-gestures.ts'
import { listenToKeys, listenToWheel } from './zoom-keys.ts'
import { zoomSlide } from './zoom-slide.ts'
import { zoomView } from './zoom-view.ts'

/** Each press of a button or a key makes the picture so many times as large. */
const STEP = 1.6

/**
 * The large view of the pictures that links of the page show (behaviour 1.10). What is returned opens it at one of
 * them; `onClose` is told at which it was left.
 */
export function pictureZoom(
  name: string,
  links: readonly HTMLAnchorElement[],
  onClose: (index: number) => void,
): (index: number) => void {
  const parts = zoomDialog(name, links.length)
  const { dialog, stage, buttons } = parts
  const size = () => ({ width: stage.clientWidth, height: stage.clientHeight })
  const slides = links.flatMap((link) => zoomSlide(link, size) ?? [])
  const forward = document.dir === 'rtl' ? -1 : 1
  const view = zoomView(parts, slides, forward)

  const actions: Readonly<Record<ZoomAction, () => void>> = {
    previous: () => view.turn(-1),
    next: () => view.turn(1),
    out: () => view.change(({ placement, zoomTo }) => zoomTo(placement.zoom / STEP)),
    in: () => view.change(({ placement, zoomTo }) => zoomTo(placement.zoom * STEP)),
    close: () => dialog.close(),
  }
  for (const action of ZOOM_ACTIONS) buttons[action].addEventListener('click', actions[action])
  listenToKeys(dialog, forward, (action) => actions[action](), view)
  listenToWheel(stage, view)
  listenToPointers(stage, forward, view)
  dialog.addEventListener('close', () => onClose(view.index()))
  addEventListener('resize', () => {
    if (dialog.open) view.fit()
  })
  document.body.append(dialog)

  return (index) => {
    view.hold(true)
    dialog.showModal()
    view.fit()
    view.show(index)
    stage.focus({ preventScroll: true })
    requestAnimationFrame(() => view.hold(false))
  }
}
