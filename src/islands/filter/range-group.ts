import type { FilterFact, NumberFact } from '#domain/filter-facts.ts'
import type { Bound } from '#domain/shown-bound.ts'
import { element } from '#islands/element.ts'
import type { RangeContent } from '#search/filter-groups.ts'
import { $filteredList, choose, foreseeChoice } from '#stores/filtered-list.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/filters.ts'
import { boundField } from './bound-field.ts'
import type { ShownGroup } from './choice-group.ts'
import { unitOf } from './chosen-words.ts'
import { countedBox } from './counted-box.ts'
import styles from './FilterPanel.module.css'
import { histogram } from './histogram.ts'
import { withResultsInView } from './results-in-view.ts'

const UNBOUNDED: Readonly<Record<Bound, number | undefined>> = { least: undefined, most: undefined }

/** Two bounds below a picture of how many mats there are of each measure. */
export function rangeGroup(fact: NumberFact): ShownGroup<RangeContent> {
  const next = (change: Partial<ReturnType<typeof boundsOf>>) =>
    ({ kind: 'range', ...boundsOf(fact), ...change }) as const
  const change = (bounds: Parameters<typeof next>[0]) => withResultsInView(() => choose(fact, next(bounds)))
  const problem = element('p', {
    ...{ id: `not-a-number-${fact}`, className: styles.problem ?? '', role: 'alert', hidden: true },
  })
  const wrong = new Set<Bound>()
  const tell = (bound: Bound, isWrong: boolean) => {
    if (isWrong) wrong.add(bound)
    else wrong.delete(bound)
    problem.hidden = wrong.size === 0
    problem.textContent = wrong.size === 0 ? '' : words.notANumber
  }
  const fields = (['least', 'most'] as const).map((bound) =>
    boundField(fact, bound, { id: problem.id, tell }, (value) => change({ [bound]: value })),
  )
  const [least, most] = fields
  const unit = element('span', { ariaHidden: 'true' })
  const to = element('span', { ariaHidden: 'true' }, words.to)
  const picture = histogram()
  const bounds = element('div', { className: styles.bounds ?? '' })
  if (least && most) bounds.append(least.input, to, most.input, unit)
  const unstatedBox = countedBox(words.notStated, {
    choose: (unstated) => change({ unstated }),
    foresee: (unstated) => foreseeChoice(fact, next({ unstated })),
  })
  const whole = element('div', { className: styles.choices ?? '' }, picture.element, bounds, problem)
  return {
    element: whole,
    show(content) {
      const chosen = boundsOf(fact)
      unit.textContent = unitOf(fact, $shownUnit.get())
      picture.show(content, chosen)
      least?.show(chosen.least, content.from)
      most?.show(chosen.most, content.to)
      unstatedBox.tell(content.unstated, chosen.unstated)
      if (content.unstated > 0 || chosen.unstated) whole.append(unstatedBox.label)
      else unstatedBox.label.remove()
    },
  }
}

function boundsOf(fact: FilterFact) {
  const chosen = $filteredList.get().view.selection.get(fact)
  const { least, most } = chosen?.kind === 'range' ? chosen : UNBOUNDED
  return { least, most, unstated: chosen?.unstated ?? false }
}
