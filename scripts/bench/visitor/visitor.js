// What the visitor of bench-next-page.ts does, as a content script of an extension: no debugger is attached, so Chromium
// makes pages ready as it does for people. It asks the bench what to do on a page, does it, and reports absolute times.
// The bench puts its own address in front: `const BENCH = 'http://…'`.
/* global BENCH */

const SETTLED_MS = 2_500
const ON_ITS_WAY_MS = 700
const HOVERED_MS = 300

const now = () => performance.timeOrigin + performance.now()
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function tell(what, more = {}) {
  const body = JSON.stringify({ what, leftAtMs: Number(localStorage.getItem('left-at')), ...more })
  const answer = await fetch(`${BENCH}/${what}`, { method: 'POST', body })
  return answer.json()
}

/** When a frame with the product's name and its main picture, whole, has been drawn. */
async function shown() {
  const isThere = () => {
    const picture = document.querySelector('[data-gallery] img, main img')
    return document.querySelector('h1') !== null && (!picture || (picture.complete && picture.naturalWidth > 0))
  }
  do await new Promise(requestAnimationFrame)
  while (!isThere())
  await wait(0)
  return now()
}

async function act({ act: what, card = 0 }) {
  if (what === 'back') {
    await wait(SETTLED_MS)
    await leave(() => history.back())
    return
  }
  if (what === 'leave') {
    await wait(SETTLED_MS)
    await leave(() => location.assign('/about-us'))
    return
  }
  if (what === 'rest') {
    await wait(SETTLED_MS)
    await tell('rested', { largestPaintMs: largestPaintMs() })
    return
  }
  const link = document.querySelectorAll('main article a[href^="/product/"]')[card]
  await wait(SETTLED_MS)
  // A mouse that comes to a link has been on its way for a while.
  for (const clientX of [10, 20])
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX }))
  await wait(ON_ITS_WAY_MS)
  if (what === 'hover') {
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await wait(HOVERED_MS)
  }
  await leave(() => link.click())
}

/** Nothing is under way while the page goes, or the browser would not keep it for Back; when it went is told by the next. */
async function leave(go) {
  await tell('leaving')
  localStorage.setItem('left-at', String(now()))
  go()
}

/** When what one waits for came, in the order of a navigation: absolute times, 0 for what there was none of. */
function steps() {
  const [navigation] = performance.getEntriesByType('navigation')
  const shownPicture = document.querySelector('[data-gallery] img, main img')?.currentSrc
  const [picture] = performance.getEntriesByName(shownPicture ?? '')
  const at = (time) => (time ? performance.timeOrigin + time : 0)
  return {
    begun: at(navigation?.startTime || 0.01),
    answered: at(navigation?.responseStart),
    arrived: at(navigation?.responseEnd),
    read: at(navigation?.domContentLoadedEventStart),
    asked: at(picture?.startTime),
    got: at(picture?.responseEnd),
    revealed,
  }
}

let revealed = 0
addEventListener('pagereveal', () => {
  revealed = now()
})

let largest = 0
new PerformanceObserver((paints) => {
  largest = paints.getEntries().at(-1)?.startTime ?? largest
}).observe({ type: 'largest-contentful-paint', buffered: true })
const largestPaintMs = () => largest

async function visit() {
  if (document.prerendering) {
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  }
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  }
  const shownAtMs = await shown()
  const [navigation] = performance.getEntriesByType('navigation')
  const readyBefore = (navigation?.activationStart ?? 0) > 0
  const { deliveryType = '' } = navigation ?? {}
  const reasons = navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? []
  await act(
    await tell('shown', { shownAtMs, readyBefore, deliveryType, steps: steps(), reasons, path: location.pathname }),
  )
}

addEventListener('pageshow', async ({ persisted }) => {
  if (!persisted) return
  await new Promise(requestAnimationFrame)
  await wait(0)
  await act(await tell('shown', { shownAtMs: now(), fromCache: true, path: location.pathname }))
})

void visit()
