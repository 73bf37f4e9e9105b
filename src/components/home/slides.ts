// Slides stand still as plain HTML until the page has nothing better to do; then Swiper arrives and moves them.

const IDLE_LIMIT_MS = 3_000

for (const element of document.querySelectorAll<HTMLElement>('[data-slides]')) wakeWhenSeen(element)

function wakeWhenSeen(element: HTMLElement): void {
  const observer = new IntersectionObserver((changes) => {
    if (!changes.some((change) => change.isIntersecting)) return
    observer.disconnect()
    whenIdle(async () => {
      const { startSlides } = await import('./start-slides.ts')
      startSlides(element)
    })
  })
  observer.observe(element)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_LIMIT_MS })
  else setTimeout(work, 200)
}
