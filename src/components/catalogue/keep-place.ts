// The sub-categories of the store page have their true height only once they have come near, so that a number of pixels
// is no place to come back to. Where a sub-category stood in the window is.

interface Place {
  /** Id of the category whose section was in sight. */
  category: string
  /** From the top of the window to that of the section, in pixels. */
  top: number
}

const MOST_FRAMES = 30
const STEADY_FRAMES = 3

addEventListener('pagehide', () => {
  const sections = [...document.querySelectorAll<HTMLElement>('.sub-category')]
  const inSight = sections.find((section) => section.getBoundingClientRect().bottom > innerHeight / 3)
  const category = inSight?.dataset.categoryId
  if (inSight === undefined || category === undefined) return
  const place: Place = { category, top: inSight.getBoundingClientRect().top }
  history.replaceState({ ...history.state, place }, '')
})

const returnTo = readPlace()
if (returnTo !== undefined) {
  void settleAt(returnTo)
  // The browser goes to where it counted the pixels to, at the latest now; then sections come near and change their height.
  if (document.readyState !== 'complete') addEventListener('load', () => void settleAt(returnTo))
}

function readPlace(): Place | undefined {
  const { category, top }: Partial<Place> = history.state?.place ?? {}
  return typeof category === 'string' && typeof top === 'number' ? { category, top } : undefined
}

async function settleAt(place: Place): Promise<void> {
  goTo(place)
  let steady = 0
  const abort = new AbortController()
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(sign, () => abort.abort(), { passive: true, signal: abort.signal })
  }
  for (let frame = 0; frame < MOST_FRAMES && steady < STEADY_FRAMES && !abort.signal.aborted; frame++) {
    await new Promise(requestAnimationFrame)
    steady = goTo(place) ? steady + 1 : 0
  }
  abort.abort()
}

/** Whether the section stood there already. */
function goTo({ category, top }: Place): boolean {
  const section = document.querySelector(`.sub-category[data-category-id="${CSS.escape(category)}"]`)
  const way = section === null ? 0 : section.getBoundingClientRect().top - top
  if (Math.abs(way) < 1) return true
  scrollBy({ top: way, behavior: 'instant' })
  return false
}

export {}
