// Runs the scripts that <AfterPaint> holds back. On a visitor's first page they wait for the first paint, since until then
// style sheet, typefaces and the main picture need the line for themselves; on later pages they are in the cache. Pictures
// out of sight wait there for a sign of life (cards.css). This script imports nothing, so that Astro writes it into the page.

/** What is pressed before its script is there is pressed again afterwards. */
const PRESSABLE =
  '[data-account-button], [data-add-to-cart], [data-as-table], [data-cart-button], [data-chat-open], [data-compare], [data-filters-open], [data-gallery] a, [data-log-out], [data-put-away], [data-search-close], [data-step]'
/** Not a moved pointer: browsers tell of one whenever a page comes under a pointer that rests. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'click', 'scroll']
/** For a paint, where the browser tells of none, and for a script that does not come. */
const LONGEST_WAIT_MS = 3_000

const pressed: HTMLElement[] = []
let begun = false
/** The scripts take too long: links lead where they say from then on; only what is nothing without them still waits. */
let late = false

addEventListener('click', keepPress, { capture: true })
for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { capture: true, once: true, passive: true })
if (isLaterPage()) letPicturesCome()
else bringPicturesInSight()
if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()

/** Nothing of a page that is only made ready runs, counts or writes before somebody goes there. */
function begin(): void {
  if (document.hidden || isLaterPage()) {
    void run()
    return
  }
  const painted = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) void run()
  })
  painted.observe({ type: 'paint', buffered: true })
  setTimeout(run, LONGEST_WAIT_MS)
}

/** Led to by another page, gone back to or loaded anew. */
function isLaterPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const anew = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
  return anew || document.referrer.startsWith(`${location.origin}/`)
}

function wake(): void {
  letPicturesCome()
  void run()
}

/** All that wait, as they come near. When a pointer has moved, first-interest.ts lets them come. */
function letPicturesCome(): void {
  document.documentElement.dataset.alive = ''
}

/** These wait for nobody: in a large window there are more than the page has fetched at once. */
function bringPicturesInSight(): void {
  const sight = new IntersectionObserver((pictures) => {
    for (const { isIntersecting, target } of pictures) {
      const image = target.querySelector('img')
      if (isIntersecting && image !== null) image.loading = 'eager'
    }
  })
  for (const picture of document.querySelectorAll('.catalogue-picture:has(> [loading=lazy])')) sight.observe(picture)
}

async function run(): Promise<void> {
  if (begun || document.prerendering) return
  begun = true
  const scripts = [...document.querySelectorAll<HTMLElement>('[data-after-paint]')]
  const running = scripts.map(({ dataset }) => import(/* @vite-ignore */ dataset.afterPaint ?? ''))
  const patience = setTimeout(() => {
    late = true
    pressed.filter(isLink).at(-1)?.click()
  }, LONGEST_WAIT_MS)
  await Promise.allSettled(running)
  document.documentElement.dataset.awake = ''
  clearTimeout(patience)
  removeEventListener('click', keepPress, { capture: true })
  for (const element of pressed) if (!late || !isLink(element)) element.click()
}

function isLink(element: HTMLElement): boolean {
  return element.matches('a[href]')
}

function keepPress(event: MouseEvent): void {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null
  if (element === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  if (late && isLink(element)) return
  event.preventDefault()
  // Some scripts may be there already, and would hear it now and again afterwards.
  event.stopImmediatePropagation()
  pressed.push(element)
}
