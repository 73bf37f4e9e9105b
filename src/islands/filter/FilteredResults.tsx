import { useStore } from '@nanostores/react'
import { memo, useRef } from 'react'
import { ItemCard } from '#islands/card/ItemCard.tsx'
import { useDrawn } from '#islands/card/use-drawn.ts'
import { CatalogueOffer } from '#islands/catalogue-paper/CatalogueOffer.tsx'
import { filteredItems } from '#islands/catalogue-paper/filtered-items.ts'
import type { ShownRow } from '#search/filter-index.ts'
import { MOST_PAGES } from '#search/filter-selection.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { readSearchQuery } from '#search/search-query.ts'
import {
  arrange,
  choose,
  clearFact,
  clearFilters,
  type FilteredBase,
  type FilteredList,
  showMoreRows,
  tryAgain,
} from '#stores/filtered-list.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as common from '#words/common.ts'
import * as words from '#words/filters.ts'
import { showMore } from '#words/search.ts'
import { chipsOf } from './chosen-words.ts'
import styles from './FilteredResults.module.css'
import { LookSwitch } from './LookSwitch.tsx'
import { MatTable } from './MatTable.tsx'

/** Nothing was asked in words, so nothing is marked. */
const NO_QUERY = readSearchQuery('')
const NO_ROWS: ShownRow[] = []
/** Cards or rows that are drawn in one go: those of a first screen. */
const AT_ONCE = 6

interface Props {
  list: FilteredList
  /** All of the list is shown here; the page of a search shows and counts what is left itself. */
  base: FilteredBase
}

/** What the filters leave: how many, by which choices, and the mats as cards or as a table. */
export function FilteredResults({ list, base }: Props) {
  const arranged = base !== 'found'
  const section = useRef<HTMLElement>(null)
  /** What is pressed may be gone with its press: the keyboard goes on where the mats begin. */
  const goOn = (change: () => void) => {
    change()
    section.current?.focus({ preventScroll: true })
  }
  const { found, view } = list
  const all = found.status === 'shown' ? found.rows : NO_ROWS
  const rows = all.slice(0, useDrawn(all.length, AT_ONCE, found.status === 'shown' ? found.list : ''))
  const told = found.status === 'shown' ? found : undefined
  return (
    <section ref={section} className={styles.results} aria-label={words.filterAndSort} tabIndex={-1}>
      {(arranged || told?.total === 0) && (
        <div className={styles.tools}>
          <p className={styles.count} role="status">
            {told && (told.total === 0 ? words.nothing : words.mats(told.total))}
            {found.status === 'looking' && words.looking}
          </p>
          {arranged && <LookSwitch look={view.look} onLook={(look) => arrange({ look })} />}
          {base !== 'found' && told?.total !== 0 && (
            <CatalogueOffer
              name={document.querySelector('h1')?.textContent.trim() ?? ''}
              read={({ most }) => filteredItems(base, view, most)}
            />
          )}
        </div>
      )}
      <Chips list={list} goOn={goOn} />
      {list.unreachable && (
        <p className="notice problem" role="status">
          {words.unreachable}{' '}
          <button type="button" className="text-button" onClick={tryAgain}>
            {common.tryAgain}
          </button>
        </p>
      )}
      {told?.total === 0 && (
        <ul className="button-row" role="list">
          {told.without.map(({ fact, items }) => (
            <li key={fact}>
              <button type="button" className="button quiet" onClick={() => goOn(() => clearFact(fact))}>
                {words.without(words.facts[fact], items)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {view.look === 'table' && rows.length > 0 && (
        <MatTable rows={rows} order={view.order} onOrder={(order) => arrange({ order })} />
      )}
      {view.look === 'cards' && rows.length > 0 && (
        <ul className={`goods ${styles.cards}`} role="list">
          {rows.map(({ document }) => (
            <FoundCard key={document.itemId} document={document} />
          ))}
        </ul>
      )}
      {told && rows.length > 0 && all.length < told.total && view.page < MOST_PAGES && (
        <p className={styles.more}>
          <button type="button" className="button quiet" onClick={showMoreRows}>
            {showMore}
          </button>
        </p>
      )}
    </section>
  )
}

/** One that is shown already is not drawn anew with every choice. */
const FoundCard = memo(({ document }: { document: SearchDocument }) => (
  <li>
    <ItemCard hit={{ document, terms: [] }} query={NO_QUERY} />
  </li>
))

interface ChipsProps {
  list: FilteredList
  goOn: (change: () => void) => void
}

function Chips({ list: { view, groups }, goOn }: ChipsProps) {
  const unit = useStore($shownUnit)
  const chips = [...view.selection].flatMap(([fact, chosen]) => chipsOf(fact, chosen, groups.get(fact), unit))
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} role="list">
      {chips.map(({ fact, text, without }) => (
        <li key={text}>
          <button
            type="button"
            className={styles.chip}
            aria-label={words.takeBack(text)}
            onClick={() => goOn(() => choose(fact, without))}
          >
            <bdi>{text}</bdi>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="text-button" onClick={() => goOn(clearFilters)}>
          {words.clearAll}
        </button>
      </li>
    </ul>
  )
}
