import { percentDecoded } from '#domain/percent-decoded.ts'

// A mouse opens a category's panel by resting on it and closes it by leaving, unless a click has kept it open; click,
// keyboard and touch use the button, which needs no script. Then the bar follows the page: the category that is being read is marked and kept in sight.

const LINGER_MS = 120
/** What stands this far below the top of the window, below both bars, is being read. */
const READ_FROM_PX = 110

for (const entry of document.querySelectorAll('.category-bar .entry')) openOnHover(entry)
followReading()
revealById()
addEventListener('hashchange', revealById)

function openOnHover(entry: Element): void {
  const panel = entry.querySelector<HTMLElement>('[popover]')
  const source = entry.querySelector('button')
  if (panel === null || source === null) return
  let closing: ReturnType<typeof setTimeout> | undefined
  /** Opened by resting alone: leaving closes it, until a click keeps it. */
  let resting = false
  for (const area of [entry, panel]) {
    area.addEventListener('pointerenter', (event) => {
      clearTimeout(closing)
      if (!isMouse(event) || panel.matches(':popover-open')) return
      resting = true
      panel.showPopover({ source })
    })
    area.addEventListener('pointerleave', (event) => {
      if (isMouse(event) && resting) closing = setTimeout(() => panel.hidePopover(), LINGER_MS)
    })
  }
  source.addEventListener('click', (event) => {
    if (resting) event.preventDefault()
    resting = false
  })
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') resting = false
  })
  panel.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) panel.hidePopover()
  })
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
}

function followReading(): void {
  const bar = document.querySelector<HTMLElement>('.category-bar .bar')
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.category-bar .entry > a')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('section')
    if (section) links.set(section, link)
  }
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const link = links.get(target)
        if (isIntersecting) link?.setAttribute('aria-current', 'true')
        else link?.removeAttribute('aria-current')
        if (isIntersecting && link && bar) keepInSight(link, bar)
      }
      // Above the first category none is being read, and the bar begins at its beginning again.
      const [first] = links.keys()
      if (first !== undefined && first.getBoundingClientRect().top > READ_FROM_PX) bar?.scrollTo({ left: 0 })
    },
    { rootMargin: `-${READ_FROM_PX}px 0px -85% 0px` },
  )
  for (const section of links.keys()) observer.observe(section)
}

/** A link begins a third of the bar after where the bar does. */
function keepInSight(link: HTMLElement, bar: HTMLElement): void {
  const [start, forward] = document.dir === 'rtl' ? (['right', -1] as const) : (['left', 1] as const)
  const way = link.getBoundingClientRect()[start] - bar.getBoundingClientRect()[start]
  bar.scrollBy({ left: way - (forward * bar.clientWidth) / 3 })
}

/** A section may also be named by the id of its category (behaviour 1.5). */
function revealById(): void {
  const id = percentDecoded(location.hash.slice(1)) ?? ''
  if (id === '' || document.getElementById(id) !== null) return
  const section = document.querySelector(`[data-category-id="${CSS.escape(id)}"]`)
  if (section === null) return
  // A main category is gone to by its heading, as by its name.
  const target = section.querySelector('h2') ?? section
  target.scrollIntoView()
}
