import type { FilterFact } from '#domain/filter-facts.ts'
import { button, element } from '#islands/element.ts'
import type { ChoiceContent } from '#search/filter-groups.ts'
import type { Chosen } from '#search/filter-selection.ts'
import { $filteredList, choose } from '#stores/filtered-list.ts'
import * as words from '#words/filters.ts'
import { choiceName } from './chosen-words.ts'
import { countedBox } from './counted-box.ts'
import styles from './FilterPanel.module.css'
import { withResultsInView } from './results-in-view.ts'

export interface ShownGroup<Content> {
  element: HTMLElement
  show(content: Content, chosen: Chosen | undefined): void
}

/** More than these are shown when they are asked for. */
const SHOWN = 8

/** Check boxes with how many mats each would show. */
export function choiceGroup(fact: FilterFact): ShownGroup<ChoiceContent> {
  const change = (next: (keys: readonly string[]) => readonly string[], unstated?: boolean) => {
    const chosen = $filteredList.get().view.selection.get(fact)
    const keys = chosen?.kind === 'choices' ? chosen.keys : []
    const now = { kind: 'choices', keys: next(keys), unstated: unstated ?? chosen?.unstated ?? false } as const
    withResultsInView(() => choose(fact, now))
  }
  const boxOf = (key: string, name: string) =>
    countedBox(choiceName(key, name), (chosen) =>
      change((keys) => (chosen ? [...keys, key] : keys.filter((other) => other !== key))),
    )
  const boxes = new Map<string, ReturnType<typeof boxOf>>()
  const unstatedBox = countedBox(words.notStated, (chosen) => change((keys) => keys, chosen))
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
      const box = boxes.get(key) ?? boxOf(key, name)
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

/** Only what is out of its place is moved: what has the focus keeps it. */
function putInOrder(parent: HTMLElement, children: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(children)
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove()
  for (const [place, child] of children.entries()) {
    const there = parent.children[place]
    if (there !== child) parent.insertBefore(child, there ?? null)
  }
}
