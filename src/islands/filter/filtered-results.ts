import { itemCard } from '#islands/card/item-card.ts'
import { button, element } from '#islands/element.ts'
import { putInOrder } from '#islands/put-in-order.ts'
import type { ShownRow } from '#search/filter-index.ts'
import { MOST_PAGES } from '#search/filter-selection.ts'
import {
  $filteredList,
  arrange,
  clearFacts,
  type FilteredFound,
  type FilteredList,
  showMoreRows,
  tryAgain,
} from '#stores/filtered-list.ts'
import { $filtersOpen } from '#stores/filters-open.ts'
import { $foreseenRows } from '#stores/foreseen-choice.ts'
import type { FilteredBase } from '#stores/shown-rows.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import { showMore } from '#words/search.ts'
import { chosenChips } from './chosen-chips.ts'
import { drawnRows, UNFINISHED } from './drawn-rows.ts'
import styles from './FilteredResults.module.css'
import { listTools } from './list-tools.ts'
import { matTable } from './mat-table.ts'
import { plainCards } from './plain-cards.ts'
import { standingList } from './standing-list.ts'
import { withFocusHeld } from './with-focus-held.ts'

const OPENER = '[data-filters-open]'

/**
 * Puts what the filters leave into its place: how many, by which choices, and the mats as cards or as a table. Of a search
 * only what narrows it: the page of the search shows and counts what is left itself.
 */
export function showFilteredResults(place: Element, base: FilteredBase): void {
  const section = element('section', { className: styles.results ?? '', ariaLabel: words.filterAndSort, tabIndex: -1 })
  /** What is pressed may be gone with its press: the keyboard goes on where the mats begin. */
  const goOn = (change: () => void) => {
    change()
    section.focus({ preventScroll: true })
  }
  const tools = listTools(base)
  const chips = chosenChips(goOn)
  const problem = unreachable(() => goOn(tryAgain))
  const waysOn = element('ul', { className: 'button-row', role: 'list' })
  const cards = element('ul', { className: `goods ${styles.cards}`, role: 'list' })
  const plain = plainCards(document.querySelector('[data-plain-list] > .goods'))
  const plainList = standingList(document.querySelector<HTMLElement>('[data-plain-list]'))
  const drawn = drawnRows(cards, (row: ShownRow) => plain.entryOf(row.document.itemId) ?? cardEntry(row))
  const table = matTable((order) => arrange({ order }))
  const more = element(
    'p',
    { className: styles.more ?? '' },
    button({ className: 'button quiet' }, showMore, showMoreRows),
  )

  // Its place beside the filters stays, so that nothing moves.
  const asTable = document.querySelector<HTMLElement>('[data-as-table]')
  const offerTable = (isOffered: boolean) => {
    if (document.activeElement === asTable && !isOffered) section.focus({ preventScroll: true })
    if (asTable !== null) asTable.style.visibility = isOffered ? '' : 'hidden'
  }

  const show = () => {
    const list = $filteredList.get()
    const { found, view, unreachable } = list
    const rows = found.status === 'shown' ? found.rows : []
    const isTable = view.look === 'table'
    drawn.show(isTable ? [] : rows)
    plain.putBack()
    plainList.show(found.status)
    if (found.status === 'plain' && !$filtersOpen.get() && !unreachable) {
      section.remove()
      offerTable(true)
      return
    }
    tools.show(list)
    chips.show(list)
    waysOn.replaceChildren(...waysFrom(found, goOn))
    if (isTable) table.show({ rows, order: view.order })
    const isMore = hasMore(list)
    const isLooking = found.status === 'looking'
    section.toggleAttribute(UNFINISHED, base !== 'found' && !unreachable && isUnfinished(found))
    if (!isMore && more.contains(document.activeElement)) section.focus({ preventScroll: true })
    const goods = rows.length === 0 ? [] : [isTable ? table.element : cards]
    putInOrder(section, [
      ...(tools.isShown(list) ? [tools.element] : []),
      // What comes above a list that stands would move it.
      ...(view.selection.size > 0 && (!isLooking || section.contains(chips.element)) ? [chips.element] : []),
      ...(unreachable ? [problem] : []),
      ...(waysOn.firstChild === null ? [] : [waysOn]),
      ...goods,
      ...(isMore ? [more] : []),
    ])
    if (section.parentNode !== null || isLooking) return
    place.append(section)
    offerTable(false)
  }
  const showHeld = () =>
    withFocusHeld(show, () => ($filteredList.get().found.status === 'plain' ? document.querySelector(OPENER) : section))
  $filteredList.subscribe(showHeld)
  $foreseenRows.listen(drawn.ready)
  $filtersOpen.listen(show)
  $shownUnit.listen(() => {
    drawn.forget()
    show()
  })
}

function cardEntry({ document }: ShownRow): HTMLElement {
  return element('li', {}, itemCard(document, $shownUnit.get()))
}

function unreachable(onAgain: () => void): HTMLElement {
  const again = button({ className: 'text-button' }, common.tryAgain, onAgain)
  return element('p', { className: 'notice problem', role: 'status' }, `${words.unreachable} `, again)
}

/** Where nothing is left, what to give up. */
function waysFrom(found: FilteredFound, goOn: (change: () => void) => void): HTMLElement[] {
  if (found.status !== 'shown' || found.total > 0) return []
  return found.without.map(({ facts, items }) => {
    const names = facts.map((fact) => words.facts[fact])
    const text = words.without(names, items)
    return element(
      'li',
      {},
      button({ className: 'button quiet' }, text, () => goOn(() => clearFacts(facts))),
    )
  })
}

function isUnfinished(found: FilteredFound): boolean {
  return found.status === 'shown' && found.rows.length < found.end
}

function hasMore({ found, view }: FilteredList): boolean {
  if (found.status !== 'shown' || found.rows.length === 0) return false
  return found.end < found.total && view.page < MOST_PAGES
}
