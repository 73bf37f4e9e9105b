// Nothing of it is on the first screen, so it waits until somebody does something.
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll']

const section = document.querySelector<HTMLElement>('[data-recently-viewed]')
if (section !== null) for (const sign of SIGNS_OF_LIFE) addEventListener(sign, wake, { passive: true })

async function wake(): Promise<void> {
  for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, wake)
  const { showRecentlyViewed } = await import('./recently-viewed.ts')
  if (section !== null) showRecentlyViewed(section)
}
