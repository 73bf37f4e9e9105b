// Tiles below the fold wait unseen and float up once a tenth of them is in view; then they are left alone.
const VISIBLE_PART = 0.1

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  // The browser tells where each one is when it has laid out the page anyway: to ask would make it do so at once.
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting, boundingClientRect } of changes) {
        const waits = target.getAttribute('data-tile') === 'waiting'
        if (!waits && boundingClientRect.top >= innerHeight) target.setAttribute('data-tile', 'waiting')
        else if (isIntersecting || !waits) {
          if (waits) target.setAttribute('data-tile', 'shown')
          observer.unobserve(target)
        }
      }
    },
    { threshold: VISIBLE_PART },
  )
  for (const tile of document.querySelectorAll('[data-tile]')) observer.observe(tile)
}
