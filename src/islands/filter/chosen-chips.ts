import { button, element } from '#islands/element.ts'
import type { PlainPart } from '#islands/Plain.tsx'
import { choose, clearFilters, type FilteredList, foreseeChoice } from '#stores/filtered-list.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/filters.ts'
import { beforePress } from './before-press.ts'
import { type ChosenChip, chipsOf } from './chosen-words.ts'
import styles from './FilteredResults.module.css'

/** What is chosen: each takes itself back, and the last one all of them. `goOn` changes what may take the focus with it. */
export function chosenChips(goOn: (change: () => void) => void): PlainPart<FilteredList> {
  const list = element('ul', { className: styles.chips ?? '', role: 'list' })
  const clear = element(
    'li',
    {},
    button({ className: 'text-button' }, words.clearAll, () => goOn(clearFilters)),
  )
  const chipOf = ({ fact, text, without }: ChosenChip) => {
    const press = button({ className: styles.chip ?? '' }, '', () => goOn(() => choose(fact, without)))
    press.ariaLabel = words.takeBack(text)
    press.append(element('bdi', {}, text))
    beforePress(press, () => foreseeChoice(fact, without))
    return element('li', {}, press)
  }
  let last = ''
  return {
    element: list,
    show({ view, groups }) {
      const unit = $shownUnit.get()
      const chips = [...view.selection].flatMap(([fact, chosen]) => chipsOf(fact, chosen, groups.get(fact), unit))
      const now = JSON.stringify(chips)
      if (now === last) return
      last = now
      list.replaceChildren(...chips.map(chipOf), clear)
    },
  }
}
