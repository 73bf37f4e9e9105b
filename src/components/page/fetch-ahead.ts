import { ABOUT_US_PATH, FAQ_PATH, HOME_PATH, PRODUCT_PATH, STORE_PATH } from '#domain/paths.ts'

// The document that a link leads to is fetched while it is pointed at, touched or focused. Only what is the same for all:
// nothing is counted or written by it.

const SIGNS_OF_INTENT = ['pointerover', 'pointerdown', 'focusin']
const PAGES = [HOME_PATH, STORE_PATH, ABOUT_US_PATH, FAQ_PATH]
const BEGINNINGS = [`${STORE_PATH}/`, `${PRODUCT_PATH}/`]
/** A visitor who passes over a hundred links does not want a hundred pages. */
const MOST = 20

const fetched = new Set([location.pathname])
for (const sign of SIGNS_OF_INTENT) addEventListener(sign, fetchAhead, { passive: true })

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || link.origin !== location.origin || link.search !== '' || link.target !== '') return
  const { pathname } = link
  const same = PAGES.includes(pathname) || BEGINNINGS.some((beginning) => pathname.startsWith(beginning))
  if (!same || fetched.has(pathname) || fetched.size > MOST || savesData()) return
  fetched.add(pathname)
  const ahead = document.createElement('link')
  ahead.rel = 'prefetch'
  ahead.setAttribute('href', pathname)
  document.head.append(ahead)
}

/** Somebody has asked the browser to be sparing; not every browser says so. */
function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true
}
