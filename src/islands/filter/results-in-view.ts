const RAIL = '.rail:has([data-filters])'

/**
 * Makes a choice in the filters beside a list. A page that was scrolled past the beginning of the results goes back to it:
 * there the filters stick, and are seen whole. A sheet over the list moves nothing.
 */
export function withResultsInView(choose: () => void): void {
  withFocusInPlace(() => {
    choose()
    const rail = document.querySelector(RAIL)
    const results = document.querySelector('[data-filtered-list]')
    if (rail === null || results === null) return
    // Where the rail sticks; no number where it does not.
    const begin = Number.parseFloat(getComputedStyle(rail).top)
    const past = begin - results.getBoundingClientRect().top
    if (past > 0) scrollBy({ top: -past, behavior: 'instant' })
  })
}

/** Makes a change of the filters. What has the focus among them stays under the pointer, as far as they can be scrolled. */
export function withFocusInPlace(change: () => void): void {
  const held = document.activeElement
  const rail = held?.closest(RAIL)
  const before = held?.getBoundingClientRect().top ?? 0
  change()
  if (held && rail) rail.scrollTop += held.getBoundingClientRect().top - before
}
