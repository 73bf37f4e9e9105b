import { atom } from 'nanostores'

/** Whether the filters of a list are open. */
export const $filtersOpen = atom(false)

export function toggleFilters(): void {
  $filtersOpen.set(!$filtersOpen.get())
}

export function closeFilters(): void {
  $filtersOpen.set(false)
}
