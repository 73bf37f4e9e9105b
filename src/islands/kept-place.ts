import { PERSONAL } from '#domain/personal-storage.ts'

// The address may say what was searched for.
const KEY = `${PERSONAL}place:`
/** How long a page may take until it is as long as it was. */
const PATIENCE_MS = 10_000
/** Whoever does one of these is where they want to be. */
const STIRRING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
const RETURNING: readonly string[] = ['back_forward', 'reload']

/** Remembers in this tab how far the page of an address was scrolled when it was left. */
export function keepPlace(): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY + location.href, String(scrollY))
    } catch {
      // Where nothing can be kept, Back begins where the browser puts it.
    }
  })
}

/**
 * After Back or a reload goes to where the page was left, and on as it grows, until somebody stirs: the browser looks for
 * the place before rows that come by script are there.
 */
export function goToKeptPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation === undefined || !('type' in navigation) || !RETURNING.includes(String(navigation.type))) return
  const top = keptPlace()
  // Somebody who has gone on to another address of this page since is where they want to be.
  if (!(top > 0) || withoutMark(navigation.name) !== withoutMark(location.href)) return
  const main = document.querySelector('main')
  // What stands below it would be in the window meanwhile, and jump; and whoever stirs would be taken to the top.
  if (main !== null) main.style.minHeight = `${top + innerHeight}px`
  const growth = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }))
  const stop = () => growth.disconnect()
  growth.observe(document.body)
  for (const stirring of STIRRING) addEventListener(stirring, stop, { once: true, passive: true })
  setTimeout(() => {
    stop()
    if (main !== null) main.style.minHeight = ''
  }, PATIENCE_MS)
}

function withoutMark(address: string): string {
  return address.replace(/#.*/, '')
}

function keptPlace(): number {
  try {
    return Number(sessionStorage.getItem(KEY + location.href))
  } catch {
    return 0
  }
}
