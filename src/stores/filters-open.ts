import { atom } from 'nanostores'

/** Whether the filters of a list are open; a press before their island is there is not lost. */
export const $filtersOpen = atom(false)

export function toggleFilters(): void {
  $filtersOpen.set(!$filtersOpen.get())
}

export function closeFilters(): void {
  $filtersOpen.set(false)
}
