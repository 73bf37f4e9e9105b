import { showRecentlyViewed } from './recently-viewed.ts'

/** What a page with a place for what was looked at has besides, once somebody does something: the folds. */
export function showInterest(section: HTMLElement): void {
  showRecentlyViewed(section)
  whenOpened('[data-spec-sheet]', async (fold) => {
    const { makeSpecSheet } = await import('#islands/spec-sheet/make-spec-sheet.ts')
    makeSpecSheet(fold)
  })
  whenOpened('[data-floor]', async (fold) => {
    const { countFloor } = await import('#islands/floor-count/floor-count.ts')
    countFloor(fold)
  })
}

/** A fold may be open before anybody listens. */
function whenOpened(which: string, load: (fold: HTMLDetailsElement) => Promise<void>): void {
  const fold = document.querySelector<HTMLDetailsElement>(which)
  if (fold === null) return
  const wake = async () => {
    if (!fold.open) return
    // Where its script does not come, the fold says what else there is, and the next press tries again.
    await load(fold).catch(() => {})
  }
  fold.addEventListener('toggle', wake)
  void wake()
}
