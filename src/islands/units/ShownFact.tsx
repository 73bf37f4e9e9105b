import { useStore } from '@nanostores/react'
import { inShownUnit, isWorkedOut } from '#domain/shown-measures.ts'
import { breakable, unbroken } from '#domain/unbroken.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/units.ts'

/** A fact in the unit that was chosen, and what the maker states beside it where that is another. */
export function ShownFact({ text }: { text: string }) {
  const stated = breakable(text)
  const shown = inShownUnit(stated, useStore($shownUnit))
  if (!isWorkedOut(shown, stated)) return unbroken(shown)
  return (
    <>
      {unbroken(shown)} <small className="aside">{unbroken(words.stated(stated))}</small>
    </>
  )
}
