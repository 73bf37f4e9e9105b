import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { formatCents } from '#domain/cents.ts'
import type { QuickItem, QuickRow } from '#domain/quick-row.ts'
import { unbroken } from '#domain/unbroken.ts'
import { settleRow } from '#stores/quick-answers.ts'
import { completions } from '#stores/quick-find.ts'
import { answerFor, chooseItem, writeWanted } from '#stores/quick-order.ts'
import * as common from '#words/common.ts'
import * as words from '#words/quick-order.ts'
import styles from './CodeField.module.css'

interface Props {
  row: QuickRow
  number: number
  /** The element that says what the row comes to. */
  answerId: string
}

/** The field of a code or a name, which offers what it may become (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function CodeField({ row, number, answerId }: Props) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(0)
  const [offered, setOffered] = useState<readonly QuickItem[]>([])
  const [active, setActive] = useState<number>()
  const { state } = answerFor(row)

  async function type(wanted: string) {
    writeWanted(row.key, wanted)
    asked.current += 1
    const mine = asked.current
    const found = wanted.trim() === '' ? [] : await completions(wanted)
    if (mine !== asked.current || document.activeElement !== field.current) return
    setOffered(found)
    setActive(undefined)
  }

  function close() {
    asked.current += 1
    setOffered([])
    setActive(undefined)
  }

  function choose(item: QuickItem) {
    close()
    chooseItem(row.key, item)
    const quantity = field.current?.closest('tr')?.querySelector<HTMLInputElement>('input[data-cell="quantity"]')
    // It is written there in the same breath.
    requestAnimationFrame(() => {
      quantity?.focus()
      quantity?.select()
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (offered.length === 0 || event.nativeEvent.isComposing) return
    const item = active === undefined ? undefined : offered[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active ?? (step === 1 ? -1 : 0)) + step + offered.length) % offered.length)
    } else if (event.key === 'Enter' && item !== undefined) {
      event.preventDefault()
      choose(item)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  const optionId = (index: number) => `${listId}-${index}`
  return (
    <div className={styles.box}>
      <input
        ref={field}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
        data-cell="wanted"
        aria-label={words.codeOfRow(number)}
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        aria-invalid={state === 'unknown' || undefined}
        aria-describedby={state === 'blank' ? undefined : answerId}
        value={row.wanted}
        onChange={(event) => void type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          void settleRow(row.key)
        }}
      />
      {offered.length > 0 && (
        <div className={styles.options} id={listId} role="listbox" aria-label={words.options(offered.length)}>
          {offered.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={item.itemId}
              id={optionId(index)}
              className={styles.option}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              <bdi className={styles.code}>{item.code || item.itemId}</bdi>
              <bdi>{unbroken(item.name)}</bdi>
              <span className={styles.price}>
                {item.price === 'on-request' ? common.priceOnRequest : formatCents(item.price)}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
