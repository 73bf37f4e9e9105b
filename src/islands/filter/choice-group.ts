import type { FilterFact } from '#domain/filter-facts.ts'
import { button, element } from '#islands/element.ts'
import { putInOrder } from '#islands/put-in-order.ts'
import type { ChoiceContent } from '#search/filter-groups.ts'
import type { Chosen } from '#search/filter-selection.ts'
import { $filteredList, choose, foreseeChoice } from '#stores/filtered-list.ts'
import * as words from '#words/filters.ts'
import { choiceName } from './chosen-words.ts'
import { countedBox } from './counted-box.ts'
import styles from './FilterPanel.module.css'
import { withResultsInView } from './results-in-view.ts'

export interface ShownGroup<Content> {
  element: HTMLElement
  show(content: Content, chosen: Chosen | undefined): void
}

type Choices = Pick<Extract<Chosen, { kind: 'choices' }>, 'keys' | 'unstated'>

/** More than these are shown when they are asked for. */
const SHOWN = 8

/** Check boxes with how many mats each would show. */
export function choiceGroup(fact: FilterFact): ShownGroup<ChoiceContent> {
  const boxOf = (name: string, changed: (chosen: boolean, now: Choices) => Partial<Choices>) => {
    const next = (isChosen: boolean): Chosen => {
      const chosen = $filteredList.get().view.selection.get(fact)
      const now = chosen?.kind === 'choices' ? chosen : { keys: [], unstated: chosen?.unstated ?? false }
      return { kind: 'choices', keys: now.keys, unstated: now.unstated, ...changed(isChosen, now) }
    }
    return countedBox(name, {
      choose: (isChosen) => withResultsInView(() => choose(fact, next(isChosen))),
      foresee: (isChosen) => foreseeChoice(fact, next(isChosen)),
    })
  }
  const boxes = new Map<string, ReturnType<typeof boxOf>>()
  const unstatedBox = boxOf(words.notStated, (unstated) => ({ unstated }))
  let all = false
  let last: readonly [ChoiceContent, Chosen | undefined] | undefined
  const showAll = button({ className: 'text-button' }, '', () => {
    all = true
    const before = new Set(whole.children)
    if (last !== undefined) show(...last)
    const first = [...whole.children].find((child) => !before.has(child))
    first?.querySelector('input')?.focus()
  })
  const legend = element('legend', { className: 'visually-hidden' }, words.facts[fact])
  const whole = element('fieldset', { className: styles.choices ?? '' }, legend)

  function show(content: ChoiceContent, chosen: Chosen | undefined): void {
    last = [content, chosen]
    const { options, unstated } = content
    const keys = chosen?.kind === 'choices' ? chosen.keys : []
    const shown = all ? options : options.filter(({ key }, index) => index < SHOWN || keys.includes(key))
    const labels: HTMLElement[] = shown.map(({ key, name, count }) => {
      const box = boxes.get(key) ?? boxOf(choiceName(key, name), withKey(key))
      boxes.set(key, box)
      box.tell(count, keys.includes(key))
      return box.label
    })
    if (shown.length < options.length) {
      showAll.textContent = words.allChoices(options.length)
      labels.push(showAll)
    }
    // Mats that do not state a fact can be looked through, too.
    unstatedBox.tell(unstated, chosen?.unstated ?? false)
    if (unstated > 0 || chosen?.unstated === true) labels.push(unstatedBox.label)
    putInOrder(whole, [legend, ...labels])
  }

  return { element: whole, show }
}

function withKey(key: string) {
  return (isChosen: boolean, { keys }: Choices) => ({
    keys: isChosen ? [...keys, key] : keys.filter((other) => other !== key),
  })
}
