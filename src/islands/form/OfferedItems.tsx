import type { ReactNode } from 'react'
import type { QuickItem } from '#domain/quick-row.ts'
import * as words from '#words/offered-items.ts'
import styles from './OfferedItems.module.css'
import { type Completion, optionId } from './use-completion.ts'

interface Props {
  completion: Completion
  /** Where the list lies beneath its field, and what an item looks like in it. */
  listClass: string | undefined
  itemClass?: string | undefined
  children: (item: QuickItem) => ReactNode
}

/** What a field offers, beneath it; the field keeps the focus. */
export function OfferedItems({ completion, listClass, itemClass, children }: Props) {
  const { offered, active, listId, choose } = completion
  if (offered.length === 0) return null
  return (
    <div
      className={`${styles.options} ${listClass}`}
      id={listId}
      role="listbox"
      aria-label={words.options(offered.length)}
    >
      {offered.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
        <div
          key={item.itemId}
          id={optionId(listId, index)}
          className={`${styles.option} ${itemClass}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  )
}
