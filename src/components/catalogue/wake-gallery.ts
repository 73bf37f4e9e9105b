import { isPlainClick } from '#islands/plain-click.ts'

// Nothing of it is needed before somebody swipes, presses or tabs there.
const SIGNS_OF_INTEREST = ['pointerdown', 'focusin', 'scroll']

const gallery = document.querySelector<HTMLElement>('[data-gallery]')
for (const sign of SIGNS_OF_INTEREST)
  gallery?.addEventListener(sign, wake, { capture: true, once: true, passive: true })
gallery?.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || !isPlainClick(event)) return
  event.preventDefault()
  const awake = await wake()
  if (awake === undefined) location.assign(link.href)
  else awake.press(link)
})

async function wake() {
  const loaded = await import('#islands/gallery/gallery.ts').catch(() => undefined)
  return gallery === null ? undefined : loaded?.galleryOf(gallery)
}
