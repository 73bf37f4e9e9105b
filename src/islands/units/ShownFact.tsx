import { useStore } from '@nanostores/react'
import { inShownUnit, isSentence } from '#domain/shown-measures.ts'
import { unbroken } from '#domain/unbroken.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/units.ts'

/** A fact in the unit that was chosen, and what the maker states beside it where that is another. */
export function ShownFact({ text }: { text: string }) {
  const shown = inShownUnit(text, useStore($shownUnit))
  if (shown === text || isSentence(text)) return unbroken(shown)
  return (
    <>
      {unbroken(shown)} <small className="aside">{unbroken(words.stated(text))}</small>
    </>
  )
}
