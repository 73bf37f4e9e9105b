import { PERSONAL, PLACED_ORDER } from '#domain/personal-storage.ts'
import { $session } from '#stores/session.ts'

// A few lines in PlacedStrip.astro have shown the strip; here it is put away, by hand or because the order is another
// customer's. What is read is written by src/stores/placed-order.ts.

const KEY = PERSONAL + PLACED_ORDER
const strip = document.querySelector<HTMLElement>('[data-placed-order]')

if (strip !== null) {
  // Somebody may log out in another tab, and Back may bring the page as it was for whoever logged in since.
  $session.subscribe(() => hideFromOthers(strip))
  strip.querySelector('[data-put-away]')?.addEventListener('click', () => {
    strip.hidden = true
    document.querySelector('main')?.focus()
    // Last: a storage may refuse it, and then it is away on this page alone.
    sessionStorage.setItem(KEY, JSON.stringify({ ...keptOrder(), away: true }))
  })
}

function hideFromOthers(strip: HTMLElement): void {
  const { customerId } = keptOrder()
  if (customerId === undefined || customerId !== $session.get()?.customerId) strip.hidden = true
}

function keptOrder(): { customerId?: unknown } {
  try {
    return Object(JSON.parse(sessionStorage.getItem(KEY) ?? ''))
  } catch {
    return {}
  }
}
