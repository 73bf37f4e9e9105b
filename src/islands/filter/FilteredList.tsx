import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { FilterFact } from '#domain/filter-values.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $filteredList, type FilteredBase, openFilteredList } from '#stores/filtered-list.ts'
import { $filtersOpen, closeFilters } from '#stores/filters-open.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import styles from './FilteredList.module.css'
import { FilteredResults } from './FilteredResults.tsx'
import { FilterPanel } from './FilterPanel.tsx'

interface Props {
  /** The list of the page; all mats where there is none. */
  base?: FilteredBase
  facts: FilterFact[]
}

const WIDE = '(min-width: 64rem)'

/**
 * The filters of a list, and what they leave of it. The panel stands beside the list, and covers it on a phone; what is
 * found takes the place of the list in the page (`data-plain-list`) where it says so (`data-filtered-list`).
 */
export const FilteredList = withBoundary(FilteredListIsland)

function FilteredListIsland({ base, facts }: Props) {
  const list = useStore($filteredList)
  // The list first: what it makes of the counts is drawn when it has been painted.
  const groups = useDeferredValue(list.groups)
  const opened = useStore($filtersOpen)
  const [place, setPlace] = useState<Element | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    setPlace(document.querySelector('[data-filtered-list]'))
    return openFilteredList(base)
  }, [base])
  const isPlain = list.found.status === 'plain'
  const wasPlain = useRef(isPlain)
  useEffect(() => {
    const plain = document.querySelector<HTMLElement>('[data-plain-list]')
    if (plain !== null) plain.hidden = !isPlain
    // What had the focus went with what was found.
    const lost = isPlain && !wasPlain.current && document.activeElement === document.body
    if (lost) document.querySelector<HTMLElement>('[data-filters-open]')?.focus({ preventScroll: true })
    wasPlain.current = isPlain
  }, [isPlain])

  useEffect(() => {
    if (!opened) dialog.current?.close()
    else if (matchMedia(WIDE).matches) dialog.current?.show()
    else dialog.current?.showModal()
  }, [opened])

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself; this is the click beside it */}
      <dialog
        ref={dialog}
        id="filters"
        className={styles.panel}
        aria-label={words.filterAndSort}
        onClose={closeFilters}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close()
        }}
      >
        {opened && (
          <div className={styles.content}>
            <header className={styles.head}>
              <h2>{words.filterAndSort}</h2>
              <button type="button" className="text-button" onClick={() => dialog.current?.close()}>
                {common.close}
              </button>
            </header>
            <FilterPanel view={list.view} groups={groups} facts={facts} ordered={base !== 'found'} />
            {list.found.status === 'shown' && (
              <p className={styles.foot} role="status">
                <button type="button" className="button" onClick={() => dialog.current?.close()}>
                  {words.show(list.found.total)}
                </button>
              </p>
            )}
          </div>
        )}
      </dialog>
      {place !== null &&
        (!isPlain || opened || list.unreachable) &&
        createPortal(<FilteredResults list={list} base={base} />, place)}
    </>
  )
}
