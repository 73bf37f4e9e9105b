import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $panel, LIST_ID, openSearchPanel } from '#stores/search-panel.ts'
import { PanelNote } from './PanelNote.tsx'
import { SearchOption } from './SearchOption.tsx'
import styles from './SearchPanel.module.css'
import { useCombobox } from './use-combobox.ts'

/** What is found for the words in the header's search box, below the box. */
export function SearchPanel() {
  const panel = useStore($panel, { ssr: () => CLOSED })
  useEffect(openSearchPanel, [])
  useCombobox(panel)

  return (
    <>
      <div className={styles.panel} hidden={!panel.open} data-search-panel>
        <div id={LIST_ID} role="listbox" aria-label="Products" hidden={panel.options.length === 0}>
          {panel.options.map((option, index) => (
            <SearchOption key={option.hit.document.itemId} option={option} active={index === panel.active} />
          ))}
        </div>
        {panel.looking && <LookingRows />}
        <PanelNote panel={panel} />
      </div>
      <p role="status" className="visually-hidden">
        {panel.announcement}
      </p>
    </>
  )
}
