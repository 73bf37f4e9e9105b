import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { STORE_PATH } from '#domain/paths.ts'
import { withBoundary } from '#islands/boundary/with-boundary.tsx'
import { $panel, CLOSED_PANEL, startPanel } from '#stores/search-panel.ts'
import { LookingRows } from './LookingRows.tsx'
import { NothingFound } from './NothingFound.tsx'
import { optionId, SearchOption } from './SearchOption.tsx'
import styles from './SearchPanel.module.css'
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
        <div id={LIST_ID} role="listbox" aria-label="Products" hidden={outcome !== 'found'}>
          {options.map((option, index) => (
            <SearchOption key={option.itemId} option={option} index={index} active={index === active} />
          ))}
        </div>
        {outcome === 'looking' && <LookingRows />}
        {outcome === 'nothing' && <NothingFound asked={panel.asked} />}
        {outcome === 'unreachable' && (
          <p className={styles.message}>
            Search cannot be reached just now. The <a href={STORE_PATH}>store</a> can be browsed as always.
          </p>
        )}
        {outcome === 'found' && (
          <p className={styles.foot}>
            <a href={panel.allHref}>See {panel.count}</a>
          </p>
        )}
        {panel.storeUnreachable && (
          <p className={styles.note}>From our last catalogue: the store itself does not answer just now.</p>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {open ? panel.announcement : ''}
      </p>
    </>
  )
}
