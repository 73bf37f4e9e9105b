// Back leads to the height of a page by itself; how far its rows had been swiped is kept with the visit. Not as the page
// goes: a browser that shows a page it had ready does not keep one for Back whose history changes meanwhile.

const RESTING_MS = 100

const shelves = document.querySelectorAll('.shelf')
let resting: ReturnType<typeof setTimeout> | undefined

addEventListener(
  'scroll',
  ({ target }) => {
    if (!(target instanceof Element) || !target.matches('.shelf')) return
    clearTimeout(resting)
    resting = setTimeout(keep, RESTING_MS)
  },
  { capture: true, passive: true },
)
// A link may be pressed while its row still moves, or in a row that was swiped before anybody listened.
addEventListener(
  'click',
  ({ target }) => {
    const shelf = target instanceof Element ? target.closest('.shelf') : null
    if (resting !== undefined || (kept() === undefined && shelf !== null && shelf.scrollLeft !== 0)) keep()
  },
  { capture: true },
)

function keep(): void {
  clearTimeout(resting)
  resting = undefined
  history.replaceState({ ...history.state, swiped: Array.from(shelves, (shelf) => shelf.scrollLeft) }, '')
}

function kept(): unknown[] | undefined {
  const swiped: unknown = history.state?.swiped
  return Array.isArray(swiped) ? swiped : undefined
}

const swiped = kept()
if (swiped !== undefined) {
  for (const [index, shelf] of shelves.entries()) shelf.scrollLeft = Number(swiped[index] ?? 0)
}

export {}
