// The sub-categories of the store page have their true height only once they have come near, so that a number of pixels
// is nothing to come back to. Where a sub-category stood in the window is.

interface Position {
  /** Id of the category whose section was in sight. */
  category: string
  /** From the top of the window to that of the section, in pixels. */
  top: number
}

const MOST_FRAMES = 30
const STEADY_FRAMES = 3

for (const moment of ['scrollend', 'pagehide']) addEventListener(moment, keepPosition)

const returnTo = readPosition()
if (returnTo !== undefined) {
  const moved = new AbortController()
  for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(sign, () => moved.abort(), { passive: true, once: true, signal: moved.signal })
  }
  void settleAt(returnTo, moved.signal)
  // The browser goes to where it counted the pixels to, at the latest now; then sections come near and change their height.
  if (document.readyState !== 'complete') addEventListener('load', () => void settleAt(returnTo, moved.signal))
}

function keepPosition(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('.sub-category')]
  const inSight =
    sections.find((section) => section.getBoundingClientRect().bottom > innerHeight / 3) ?? sections.at(-1)
  const category = inSight?.dataset.categoryId
  if (inSight === undefined || category === undefined) return
  const position: Position = { category, top: inSight.getBoundingClientRect().top }
  history.replaceState({ ...history.state, place: position }, '')
}

function readPosition(): Position | undefined {
  const { category, top }: Partial<Position> = history.state?.place ?? {}
  return typeof category === 'string' && typeof top === 'number' ? { category, top } : undefined
}

/** Until `moved` says that the visitor goes elsewhere. */
async function settleAt(position: Position, moved: AbortSignal): Promise<void> {
  let steady = 0
  for (let frame = 0; frame < MOST_FRAMES && steady < STEADY_FRAMES && !moved.aborted; frame++) {
    steady = goTo(position) ? steady + 1 : 0
    await new Promise(requestAnimationFrame)
  }
}

/** Whether the section stood there already. */
function goTo({ category, top }: Position): boolean {
  const section = document.querySelector(`.sub-category[data-category-id="${CSS.escape(category)}"]`)
  const way = section === null ? 0 : section.getBoundingClientRect().top - top
  if (Math.abs(way) < 1) return true
  scrollBy({ top: way, behavior: 'instant' })
  return false
}

export {}
