import { $comparedText } from '#stores/compared-text.ts'
import { orSay } from '#stores/toasts.ts'
import { $unitText } from '#stores/unit-text.ts'
import * as common from '#words/common.ts'

// What stands on no first screen waits until somebody does something: pictures, what was looked at before, second pictures
// of shelves, units, comparing, and pages that may be next. Who has chosen another unit or something to compare has it at
// once; a region that measures in inches waits, too, since what reads measures is a third of what a page may weigh before.
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'change', 'scroll']
/** A finger is down for some time, and then what it pressed is to be shown. */
const PRESS_MS = 200
const units = () => import('#islands/units/show-units.ts').then((script) => script.showUnits(), unasked)
const compare = () => import('#islands/compare/compare-controls.ts')
const offline = () => import('#islands/offline/keep-offline.ts').then((script) => script.keepOffline(), unasked)
const compareSoon = () => compare().then((script) => script.showCompare(), unasked)

let firstPlace: string | undefined
for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true })
// The switch may have been turned before this script came.
const turned = document.querySelector<HTMLSelectElement>('[data-unit]')?.value ?? 'mm'
if (turned !== 'mm' || !/^(?:mm)?$/.test($unitText.get())) setTimeout(units)
if ($comparedText.get() !== '') void compareSoon()
// A page that the worker answers for may be an old one.
if (navigator.serviceWorker?.controller) void offline()

document.addEventListener('click', async ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-compare]') : null
  if (pressed !== null) (await orSay(compare(), common.notLoaded))?.compareFrom(pressed)
})

function wake(event: Event): void {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake)
  document.documentElement.dataset.alive = ''
  const section = document.querySelector<HTMLElement>('[data-recently-viewed]')
  const unaskedFor = [
    units,
    compareSoon,
    offline,
    () =>
      section &&
      import('#components/catalogue/product-interest.ts').then((script) => script.showInterest(section), unasked),
    () =>
      document.querySelector('.shelf') &&
      import('#components/catalogue/second-pictures.ts').then((script) => script.bringSecondPictures(event), unasked),
  ]
  const quietMs = event.type === 'pointerdown' ? PRESS_MS : 0
  // The frame that answers comes first.
  requestAnimationFrame(() => {
    // A page that a finger is on is asked for.
    setTimeout(() => import('./make-ready.ts').then((script) => script.makeReady(event), unasked))
    for (const part of unaskedFor) setTimeout(part, quietMs)
  })
}

/** Nobody asked for what could not be loaded, so nothing is said of it. */
function unasked(): void {}

/** Browsers also tell of a pointer that rests where a page comes to lie beneath it: nobody has done anything then. */
function hasMoved({ clientX, clientY }: PointerEvent): boolean {
  const place = `${clientX} ${clientY}`
  firstPlace ??= place
  return place !== firstPlace
}
