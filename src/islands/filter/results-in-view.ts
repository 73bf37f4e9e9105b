const RAIL = '.rail:has([data-filters])'

/**
 * Makes a choice in the filters beside a list. A page that was scrolled past the beginning of the results goes back to it:
 * there the filters stick, and are seen whole. A sheet over the list moves nothing.
 */
export function withResultsInView(choose: () => void): void {
  // Asked for before the change: afterwards the page would be laid out for it alone, which takes as long as the list does.
  const isScrolled = scrollY > 0
  withFocusInPlace(() => {
    choose()
    if (isScrolled) goBackToResults()
  })
}

/** Makes a change of the filters. What has the focus among them stays under the pointer, as far as they can be scrolled. */
export function withFocusInPlace(change: () => void): void {
  const held = document.activeElement
  const rail = held?.closest(RAIL)
  // At the beginning of both nothing can be scrolled back.
  if (!held || !rail || (rail.scrollTop === 0 && scrollY === 0)) {
    change()
    return
  }
  const before = held.getBoundingClientRect().top
  change()
  rail.scrollTop += held.getBoundingClientRect().top - before
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
