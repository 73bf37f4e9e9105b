import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $panel, CLOSED_PANEL, startPanel } from '#stores/search-panel.ts'
import * as common from '#words/common.ts'
import * as words from '#words/search.ts'
import { LookingRows } from './LookingRows.tsx'
import { NothingFound } from './NothingFound.tsx'
import { optionId, SearchOption } from './SearchOption.tsx'
import styles from './SearchPanel.module.css'
import { Unreachable } from './Unreachable.tsx'
import { LIST_ID, useCombobox } from './use-combobox.ts'

/** What is found for the words in the header's search box, below the box. */
export const SearchPanel = withBoundary(SearchPanelIsland)

function SearchPanelIsland() {
  const panel = useStore($panel, { ssr: () => CLOSED_PANEL })
  const { open, outcome, options, active } = panel
  useEffect(startPanel, [])
  useCombobox({ open: open && outcome === 'found', activeId: active === -1 ? undefined : optionId(active) })

  return (
    <>
      <div className={styles.panel} hidden={!open} tabIndex={-1}>
        <div id={LIST_ID} role="listbox" aria-label={common.products} hidden={outcome !== 'found'}>
          {options.map((option, index) => (
            <SearchOption key={option.itemId} option={option} index={index} active={index === active} />
          ))}
        </div>
        {outcome === 'looking' && <LookingRows />}
        {outcome === 'nothing' && <NothingFound asked={panel.asked} />}
        {outcome === 'too-many' && <p className={styles.message}>{words.tooManyFound}</p>}
        {outcome === 'unreachable' && (
          <p className={styles.message}>
            <Unreachable />
          </p>
        )}
        {outcome === 'found' && (
          <p className={styles.foot}>
            <a href={panel.allHref}>{panel.allLabel}</a>
          </p>
        )}
        {panel.storeUnreachable && <p className={styles.note}>{words.fromLastCatalogue}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {open ? panel.announcement : ''}
      </p>
    </>
  )
}
