import { showRecentlyViewed } from './recently-viewed.ts'

/** What a page with a place for what was looked at has besides, once somebody does something: the fold that counts mats. */
export function showInterest(section: HTMLElement): void {
  showRecentlyViewed(section)
  const fold = document.querySelector<HTMLDetailsElement>('[data-floor]')
  if (fold === null) return
  const wake = async () => {
    if (!fold.open) return
    // Where it does not come, the fold leads to the planner, and the next press tries again.
    const script = await import('#islands/floor-count/floor-count.ts').catch(() => undefined)
    script?.countFloor(fold)
  }
  fold.addEventListener('toggle', wake)
  void wake()
}
