import type { ShownUnit } from '#domain/shown-unit.ts'
import { whenCardsCome } from '#islands/card/when-cards-come.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { breathe } from '#stores/slices.ts'
import { factElements } from './fact-elements.ts'
import { sayDrawings } from './say-drawings.ts'
import { sayFacts } from './say-facts.ts'
import { wakeUnitSelect } from './unit-select.ts'

/** Says the facts of the page in the unit that was chosen, now and whenever it changes, and wakes the switch. */
export function showUnits(): void {
  if (document.documentElement.dataset.units !== undefined) return
  document.documentElement.dataset.units = ''
  wakeUnitSelect()
  $shownUnit.subscribe((unit) => void showAll(unit))
  // Cards of what was looked at before come later.
  whenCardsCome(() => void showAll($shownUnit.get()))
}

async function showAll(unit: ShownUnit): Promise<void> {
  await breathe()
  sayDrawings(unit)
  await sayFacts(factElements(), unit)
}
