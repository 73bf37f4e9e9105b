import { inShownUnit, isSentence } from '#domain/shown-measures.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { breakable, unbroken } from '#domain/unbroken.ts'
import { whenCardsCome } from '#islands/card/when-cards-come.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { breathe, inSlices } from '#stores/slices.ts'
import * as words from '#words/units.ts'
import { factElements } from './fact-elements.ts'
import { wakeUnitSelect } from './unit-select.ts'

/** What the maker states, by the element that says it. */
const stated = new WeakMap<Element, string>()
/** What an element said last, and in which unit. */
const said = new WeakMap<Element, { unit: ShownUnit; text: string }>()

/** Says the facts of the page in the unit that was chosen, now and whenever it changes, and wakes the switch. */
export function showUnits(): void {
  if (document.documentElement.dataset.units !== undefined) return
  document.documentElement.dataset.units = ''
  wakeUnitSelect()
  $shownUnit.subscribe((unit) => void showAll(unit))
  // Cards of what was looked at before come later.
  whenCardsCome(() => void showAll($shownUnit.get()))
}

/** Hundreds of facts on a slow phone would hold up a press: they change in slices, from the top. */
async function showAll(unit: ShownUnit): Promise<void> {
  await breathe()
  await inSlices(factElements(), (element) => {
    const last = said.get(element)
    if (unit !== $shownUnit.get() || (last?.unit === unit && last.text === element.textContent)) return
    show(element, unit)
    said.set(element, { unit, text: element.textContent })
  })
}

function show(element: HTMLElement, unit: ShownUnit): void {
  const before = stated.get(element) ?? element.dataset.stated
  const text = before ?? breakable(element.textContent.trim())
  const shown = inShownUnit(text, unit)
  if (shown === text && before === undefined) return
  element.replaceChildren(unbroken(shown))
  element.removeAttribute('title')
  stated.set(element, text)
  if (shown === text || isSentence(text)) return
  if (element.closest('[data-facts]') !== null) element.append(' ', statedBeside(text))
  else element.title = words.stated(text)
}

/** A buyer who orders by it needs what the maker states beside what was worked out. */
function statedBeside(text: string): HTMLElement {
  const made = document.createElement('small')
  made.className = 'aside'
  made.textContent = unbroken(words.stated(text))
  return made
}
