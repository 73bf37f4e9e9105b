import { type FilterFact, NUMBER_FACTS } from '#domain/filter-facts.ts'
import { element } from '#islands/element.ts'
import type { GroupContent } from '#search/filter-groups.ts'
import type { Chosen } from '#search/filter-selection.ts'
import { openGroup } from '#stores/filtered-list.ts'
import * as words from '#words/filters.ts'
import { choiceGroup } from './choice-group.ts'
import styles from './FilterPanel.module.css'
import { rangeGroup } from './range-group.ts'

/** What is chosen of a fact, and what there is to choose; its column is loaded when it is opened. */
export function filterGroup(fact: FilterFact) {
  const number = NUMBER_FACTS.find((name) => name === fact)
  const choices = choiceGroup(fact)
  const range = number && rangeGroup(number)
  const mark = element('span', { className: styles.mark ?? '' })
  const looking = element('p', { className: styles.soft ?? '' }, words.looking)
  const summary = element('summary', {}, words.facts[fact])
  const whole = element('details', { className: `fold ${styles.group}` }, summary)
  whole.addEventListener('toggle', () => {
    if (whole.open) openGroup(fact)
  })
  const hold = (content: HTMLElement | undefined) => {
    if (whole.lastElementChild === (content ?? summary)) return
    // The title stays where it is: it may have the focus.
    while (whole.lastElementChild !== summary) whole.lastElementChild?.remove()
    if (content) whole.append(content)
  }
  return {
    element: whole,
    /** What an address states is open from the beginning. */
    open() {
      whole.open = true
    },
    show(content: GroupContent | 'loading' | undefined, chosen: Chosen | undefined) {
      if (chosen === undefined) mark.remove()
      else if (mark.parentNode === null) summary.append(mark)
      if (content === undefined) return hold(undefined)
      if (content === 'loading') return hold(looking)
      if (content.kind === 'choices') choices.show(content, chosen)
      else range?.show(content, chosen)
      hold(content.kind === 'choices' ? choices.element : range?.element)
    },
  }
}
