import { OLD_PAGE } from '#offline/old-page.ts'

/** When this page was last the shop's own, in milliseconds since 1970; undefined where it has just come from the shop. */
export function keptSinceMs(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!(navigation instanceof PerformanceNavigationTiming)) return undefined
  const note = navigation.serverTiming.find(({ name }) => name === OLD_PAGE)
  return note && Number(note.description)
}
