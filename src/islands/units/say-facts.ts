import { inShownUnit, isWorkedOut } from '#domain/shown-measures.ts'
import type { ShownUnit } from '#domain/shown-unit.ts'
import { breakable, unbroken } from '#domain/unbroken.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { inSlices } from '#stores/slices.ts'
import * as words from '#words/units.ts'
import { areaPriceOf } from './area-price.ts'

/** What is needed of an element that says a fact. */
type FactElement = Pick<
  HTMLElement,
  'append' | 'className' | 'closest' | 'removeAttribute' | 'replaceChildren' | 'textContent' | 'title'
>

/** What the maker states, by the element that says it. */
const stated = new WeakMap<FactElement, string>()
/** What an element said last, and in which unit. */
const said = new WeakMap<FactElement, { unit: ShownUnit; text: string }>()

/**
 * Says facts in the unit that was chosen. Hundreds of them on a slow phone would hold up a press: they change in slices,
 * from the top, and no further once another unit is chosen.
 */
export async function sayFacts(elements: readonly FactElement[], unit: ShownUnit): Promise<void> {
  await inSlices(elements, (element) => {
    const last = said.get(element)
    if (unit !== $shownUnit.get() || (last?.unit === unit && last.text === element.textContent)) return
    show(element, unit)
    said.set(element, { unit, text: element.textContent })
  })
}

function show(element: FactElement, unit: ShownUnit): void {
  const before = stated.get(element)
  const text = before ?? breakable(element.textContent.trim())
  const isPrice = /\barea\b/.test(element.className)
  const shown = isPrice ? areaPriceOf(text, unit) : inShownUnit(text, unit)
  if (shown === text && before === undefined) return
  element.replaceChildren(unbroken(shown))
  element.removeAttribute('title')
  stated.set(element, text)
  if (shown === text || isPrice) return
  if (element.closest('[data-facts]') !== null && isWorkedOut(shown, text)) element.append(' ', statedBeside(text))
  else element.title = words.stated(text)
}

/** A buyer who orders by it needs what the maker states beside what was worked out. */
function statedBeside(text: string): HTMLElement {
  const made = document.createElement('small')
  made.className = 'aside'
  made.textContent = unbroken(words.stated(text))
  return made
}
