// Back leads to the height of a page by itself; how far its rows had been swiped is kept with the visit.

const shelves = document.querySelectorAll('.shelf')

addEventListener('pagehide', () => {
  history.replaceState({ ...history.state, swiped: Array.from(shelves, (shelf) => shelf.scrollLeft) }, '')
})

const swiped: unknown = history.state?.swiped
if (Array.isArray(swiped)) {
  for (const [index, shelf] of shelves.entries()) shelf.scrollLeft = Number(swiped[index] ?? 0)
}

export {}
