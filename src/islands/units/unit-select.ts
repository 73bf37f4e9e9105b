import { $shownUnit, showIn } from '#stores/shown-unit.ts'

/** Wakes the switch of units, where the page has one. */
export function wakeUnitSelect(): void {
  const select = document.querySelector<HTMLSelectElement>('select[data-unit]')
  if (select === null) return
  // It may have been turned before this script came.
  if (select.value !== 'mm') showIn(select.value)
  $shownUnit.subscribe((unit) => {
    select.value = unit
  })
  select.addEventListener('change', () => showIn(select.value))
}
