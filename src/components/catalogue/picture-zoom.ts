/** Times the size at which the whole picture is in view. */
const STEPS = [1, 1.6, 2.5, 4]
/** How far a press may wander and still be a click, in CSS pixels. */
const CLICK_PX = 4

interface Point {
  clientX: number
  clientY: number
}

interface Closer {
  dialog: HTMLDialogElement
  view: HTMLElement
  image: HTMLImageElement
  caption: HTMLElement
}

let step = 0
const ready = new WeakSet<HTMLDialogElement>()

/** Shows a picture on the whole screen: pointer, wheel, touch and keys bring it closer and move it. */
export function showCloser(dialog: HTMLDialogElement, link: HTMLAnchorElement): void {
  const parts = partsOf(dialog)
  if (parts === undefined) return
  if (!ready.has(dialog)) listen(parts)
  ready.add(dialog)
  parts.image.src = link.href
  parts.image.alt = parts.caption.textContent = link.querySelector('img')?.alt ?? ''
  dialog.showModal()
  zoomTo(parts, 0)
  // By hand, since not every browser lets the keyboard into what scrolls.
  parts.view.tabIndex = 0
  parts.view.focus({ preventScroll: true })
}

function partsOf(dialog: HTMLDialogElement): Closer | undefined {
  const view = dialog.querySelector<HTMLElement>('[data-zoom-view]')
  const image = dialog.querySelector('img')
  const caption = dialog.querySelector<HTMLElement>('[data-zoom-caption]')
  return view === null || image === null || caption === null ? undefined : { dialog, view, image, caption }
}

function listen(parts: Closer): void {
  const { dialog, view } = parts
  const middle = () => ({ clientX: innerWidth / 2, clientY: view.getBoundingClientRect().top + view.clientHeight / 2 })
  const actions: Readonly<Record<string, () => void>> = {
    in: () => zoomTo(parts, step + 1, middle()),
    out: () => zoomTo(parts, step - 1, middle()),
    close: () => dialog.close(),
  }
  const keys: Readonly<Record<string, string>> = { '+': 'in', '=': 'in', '-': 'out' }
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-zoom]')) {
    button.addEventListener('click', () => actions[button.dataset.zoom ?? '']?.())
  }
  dialog.addEventListener('keydown', ({ key }) => actions[keys[key] ?? '']?.())
  view.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(parts, step + (event.deltaY < 0 ? 1 : -1), event)
    },
    { passive: false },
  )
  view.addEventListener('pointerdown', (event) => hold(parts, event))
}

/** A press that stays where it is changes the size, one that moves takes the picture along; touch moves it by itself. */
function hold(parts: Closer, pressed: PointerEvent): void {
  const { view } = parts
  if (pressed.button !== 0) return
  const { scrollLeft, scrollTop } = view
  let moved = false
  const drag = ({ clientX, clientY, pointerType }: PointerEvent) => {
    const [byX, byY] = [clientX - pressed.clientX, clientY - pressed.clientY]
    moved ||= Math.hypot(byX, byY) > CLICK_PX
    if (!moved || pointerType !== 'mouse') return
    view.dataset.held = 'true'
    view.scrollTo(scrollLeft - byX, scrollTop - byY)
  }
  const release = (event: PointerEvent) => {
    view.removeEventListener('pointermove', drag)
    delete view.dataset.held
    if (event.type === 'pointerup' && !moved) zoomTo(parts, step === 0 ? 2 : 0, event)
  }
  view.addEventListener('pointermove', drag)
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    view.addEventListener(end, release, { once: true })
  }
}

/** What lies under the point stays under it. */
function zoomTo({ dialog, view }: Closer, next: number, at?: Point): void {
  const { left, top } = view.getBoundingClientRect()
  const [x, y] = at === undefined ? [0, 0] : [at.clientX - left, at.clientY - top]
  const [partX, partY] = [(view.scrollLeft + x) / view.scrollWidth, (view.scrollTop + y) / view.scrollHeight]
  step = Math.min(STEPS.length - 1, Math.max(0, next))
  view.style.setProperty('--zoom', String(STEPS[step]))
  view.dataset.closer = String(step > 0)
  view.scrollTo(partX * view.scrollWidth - x, partY * view.scrollHeight - y)
  setAvailable(dialog, 'out', step > 0)
  setAvailable(dialog, 'in', step < STEPS.length - 1)
}

/** Stays in the order of focus, so that it is not lost with the last step. */
function setAvailable(dialog: HTMLDialogElement, name: string, available: boolean): void {
  dialog.querySelector(`[data-zoom="${name}"]`)?.setAttribute('aria-disabled', String(!available))
}
