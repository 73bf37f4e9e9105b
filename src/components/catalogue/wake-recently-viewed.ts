// Nothing of it is on the first screen, so it waits until somebody does something.
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll']

const section = document.querySelector<HTMLElement>('[data-recently-viewed]')
let firstPlace: string | undefined
if (section !== null) for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true })

async function wake(event: Event): Promise<void> {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake)
  const { showRecentlyViewed } = await import('./recently-viewed.ts')
  if (section !== null) showRecentlyViewed(section)
}

/** Browsers also tell of a pointer that rests where a page comes to lie beneath it: nobody has done anything then. */
function hasMoved({ clientX, clientY }: PointerEvent): boolean {
  const place = `${clientX} ${clientY}`
  firstPlace ??= place
  return place !== firstPlace
}
