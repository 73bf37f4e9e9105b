import type { FilterFact } from '#domain/filter-facts.ts'
import { button, element } from '#islands/element.ts'
import { $filteredList } from '#stores/filtered-list.ts'
import { $filtersOpen, closeFilters } from '#stores/filters-open.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import { afterPaint } from '#stores/slices.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import styles from './FilteredList.module.css'
import { filterPanel } from './filter-panel.ts'
import { withFocusInPlace } from './results-in-view.ts'

const WIDE = '(min-width: 64rem)'

/** Puts the filters beside a list; on a phone a sheet that covers it, and says how many mats it leaves. */
export function showFilterDialog(place: HTMLElement, facts: readonly FilterFact[], ordered: boolean): void {
  const dialog = element('dialog', { id: 'filters', className: styles.panel ?? '', ariaLabel: words.filterAndSort })
  place.append(dialog)
  const close = () => dialog.close()
  dialog.addEventListener('close', closeFilters)
  // Escape closes it by itself; this is the click beside it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) close()
  })
  let panel: ReturnType<typeof filterPanel> | undefined
  const left = button({ className: 'button' }, '', close)
  const foot = element('p', { className: styles.foot ?? '', role: 'status' })
  const show = () => {
    const list = $filteredList.get()
    withFocusInPlace(() => panel?.show(list))
    const told = list.found.status === 'shown' ? words.show(list.found.total) : ''
    if (left.textContent !== told) left.textContent = told
    if (told === '') foot.replaceChildren()
    else if (left.parentNode === null) foot.append(left)
  }
  const fill = () => {
    panel = filterPanel(facts, ordered)
    const title = element('h2', {}, words.filterAndSort)
    const head = element(
      'header',
      { className: styles.head ?? '' },
      title,
      button({ className: 'text-button' }, common.close, close),
    )
    dialog.replaceChildren(element('div', { className: styles.content ?? '' }, head, ...panel.elements, foot))
    show()
  }
  // The list comes first: what it makes of the counts is drawn when it has been painted.
  const showLater = () => void afterPaint().then(show)
  $filteredList.listen(showLater)
  $shownUnit.listen(showLater)
  $filtersOpen.subscribe((open) => {
    if (!open) return close()
    if (panel === undefined) fill()
    if (matchMedia(WIDE).matches) dialog.show()
    else dialog.showModal()
  })
}
