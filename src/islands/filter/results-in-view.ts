const RAIL = '.rail:has([data-filters])'

/** Whether the page is scrolled: asked while it changes, the page would be laid out for the answer alone. */
let isScrolled = scrollY > 0
addEventListener('scroll', () => {
  isScrolled = scrollY > 0
})

/**
 * Makes a choice in the filters beside a list. A page that was scrolled past the beginning of the results goes back to it:
 * there the filters stick, and are seen whole. A sheet over the list moves nothing.
 */
export function withResultsInView(choose: () => void): void {
  const keepFocusInPlace = isScrolled ? focusInPlace() : undefined
  choose()
  if (keepFocusInPlace === undefined) return
  // Laid out once, together with the list where that is there at once.
  requestAnimationFrame(() => {
    goBackToResults()
    keepFocusInPlace()
  })
}

/** Makes a change of the filters. What has the focus among them stays under the pointer, as far as they can be scrolled. */
export function withFocusInPlace(change: () => void): void {
  const keepFocusInPlace = focusInPlace()
  change()
  keepFocusInPlace()
}

/** Notes where what has the focus among the filters stands. Returns what scrolls them until it stands there again. */
function focusInPlace(): () => void {
  const held = document.activeElement
  const rail = held?.closest(RAIL)
  // At the beginning of both nothing can be scrolled back.
  if (!held || !rail || (rail.scrollTop === 0 && !isScrolled)) return () => undefined
  const before = held.getBoundingClientRect().top
  return () => {
    rail.scrollTop += held.getBoundingClientRect().top - before
  }
}

function goBackToResults(): void {
  const rail = document.querySelector(RAIL)
  const results = document.querySelector('[data-filtered-list]')
  if (rail === null || results === null) return
  // Where the rail sticks; no number where it does not.
  const begin = Number.parseFloat(getComputedStyle(rail).top)
  const past = begin - results.getBoundingClientRect().top
  if (past > 0) scrollBy({ top: -past, behavior: 'instant' })
}
