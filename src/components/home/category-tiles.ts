// Tiles below the fold wait unseen and float up once a tenth of them is in view; then they are left alone.
const VISIBLE_PART = 0.1

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        if (!isIntersecting) continue
        target.setAttribute('data-tile', 'shown')
        observer.unobserve(target)
      }
    },
    { threshold: VISIBLE_PART },
  )
  for (const tile of document.querySelectorAll('[data-tile]')) {
    if (tile.getBoundingClientRect().top < innerHeight) continue
    tile.setAttribute('data-tile', 'waiting')
    observer.observe(tile)
  }
}
