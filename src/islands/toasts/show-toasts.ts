import * as toast from '@zag-js/toast'
import { normalizeProps, spreadProps, VanillaMachine } from '@zag-js/vanilla'
import { takeToasts } from '#stores/toasts.ts'
import * as words from '#words/toasts.ts'
import { type ToastElement, toastElement } from './toast-element.ts'

/** More would hide the page. */
const MOST_SHOWN = 2
/**
 * At the top, where lines end, below the header: what they tell of, the number beside the cart, stays in sight. Zag takes
 * `right` for where the lines of the region end.
 */
const PLACE = {
  top: 'calc(var(--header-height) + var(--space-2))',
  right: 'var(--grid-edge)',
  bottom: '1rem',
  left: '1rem',
}

const store = toast.createStore({ placement: 'top-end', overlap: false, max: MOST_SHOWN, gap: 10, offsets: PLACE })
const shown = new Map<string, ToastElement>()
let region: HTMLElement | undefined

/** Shows whatever waits, announced politely; under the pointer and while focused a toast stays. */
export function showWaitingToasts(): void {
  region ??= openRegion()
  showOnTop(region)
  for (const { id, text, kind, durationMs, action } of takeToasts()) {
    makeRoom()
    store.create({
      id: `toast-${id}`,
      title: text,
      type: kind === 'problem' ? 'error' : 'success',
      duration: durationMs,
      meta: { action },
    })
  }
}

/** Within a dialog that is open: whatever lies outside of it can be seen above it, but neither pressed nor heard. */
function showOnTop(toasts: HTMLElement): void {
  const dialog = document.querySelector('dialog:modal')
  const place = dialog ?? document.body
  toasts.hidePopover()
  if (toasts.parentElement !== place) place.append(toasts)
  toasts.showPopover()
  if (dialog !== null) dialog.addEventListener('close', () => showOnTop(toasts), { once: true })
}

/** The oldest makes room: what is new is about what was done just now. */
function makeRoom(): void {
  const present = store.getVisibleToasts()
  const oldest = present.at(-1)?.id
  if (present.length >= MOST_SHOWN && oldest !== undefined) store.remove(oldest)
}

function openRegion(): HTMLElement {
  const element = document.createElement('div')
  element.popover = 'manual'
  element.classList.add('toasts')
  document.body.append(element)
  element.showPopover()
  const group = new VanillaMachine(toast.group.machine, { id: 'toasts', store })
  waitForFocus(element, group.service)
  const render = () => {
    const api = toast.group.connect(group.service, normalizeProps)
    // Zag's own label adds where the region is, in English.
    spreadProps(element, { ...api.getGroupProps(), 'aria-label': words.messages, dir: document.dir })
    const present = api.getToasts()
    for (const [index, props] of present.entries()) {
      const id = props.id ?? ''
      const known = shown.get(id) ?? toastElement(props, group.service, element)
      shown.set(id, known)
      known.update(props, index)
    }
    const ids = new Set(present.map((props) => props.id))
    for (const [id, { remove }] of shown) {
      if (ids.has(id)) continue
      remove()
      shown.delete(id)
    }
  }
  group.subscribe(render)
  group.start()
  render()
  return element
}

/** Zag lets them go on as the pointer leaves, though one has the focus: that counts as pointed at until it leaves too. */
function waitForFocus(element: HTMLElement, service: toast.GroupService): void {
  const stay = (event: MouseEvent) => {
    if (element.contains(document.activeElement)) event.stopImmediatePropagation()
  }
  element.addEventListener('mouseleave', stay, { capture: true })
  element.addEventListener('focusout', ({ relatedTarget }) => {
    const isWithin = relatedTarget instanceof Node && element.contains(relatedTarget)
    if (!isWithin && !element.matches(':hover')) service.send({ type: 'REGION.POINTER_LEAVE' })
  })
}
