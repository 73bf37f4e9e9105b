import { SHOWN_UNITS } from '#domain/shown-unit.ts'
import { $shownUnit, showIn } from '#stores/shown-unit.ts'
import * as words from '#words/units.ts'

/** The switch that stands in the page, or one beside the count of a list; none where no size is said. */
export function wakeUnitSelect(): void {
  const select = document.querySelector<HTMLSelectElement>('select[data-unit]') ?? besideList()
  if (select === null) return
  // It may have been turned before this script came.
  if (select.value !== 'mm') showIn(select.value)
  $shownUnit.subscribe((unit) => {
    select.value = unit
  })
  select.addEventListener('change', () => showIn(select.value))
}

/** Not on the store page, whose long first line would break otherwise and move what stands below. */
function besideList(): HTMLSelectElement | null {
  const count = document.querySelector('.list-head .lead')
  if (count === null || document.querySelector('[data-plain-list] [data-add-to-cart]') === null) return null
  const select = document.createElement('select')
  select.dataset.unit = ''
  select.ariaLabel = words.unit
  select.append(...SHOWN_UNITS.map((unit) => new Option(words.signs[unit], unit)))
  const label = document.createElement('span')
  label.className = 'units'
  label.append(`${words.sizesIn} `, select)
  count.append(' ', label)
  return select
}
