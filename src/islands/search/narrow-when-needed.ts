import { $columnsNeeded, $leftDocuments } from '#stores/narrowing.ts'

/** Mounts the filters of a search page once an order, a table or its address needs them. Returns what stops it. */
export function narrowWhenNeeded(): () => void {
  return $columnsNeeded.subscribe(async (needed) => {
    const place = document.querySelector<HTMLElement>('[data-filters]')
    if (!needed || place === null) return
    try {
      const { mountFilters } = await import('#islands/filter/mount-filters.ts')
      mountFilters(place)
    } catch {
      // What was found stays whole, and what needs them next tries again.
      $columnsNeeded.set(false)
      $leftDocuments.set('all')
    }
  })
}
