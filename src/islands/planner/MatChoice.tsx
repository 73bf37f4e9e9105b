import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { formatPrice } from '#domain/cents.ts'
import { productPath } from '#domain/paths.ts'
import type { QuickItem } from '#domain/quick-row.ts'
import { unbroken } from '#domain/unbroken.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { changeRoom } from '#stores/planner.ts'
import { $mats, loadMat } from '#stores/planner-mats.ts'
import { completions } from '#stores/quick-find.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import fields from './Fields.module.css'
import styles from './MatChoice.module.css'

/** The mat that a room is laid with, and the field that finds another (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). */
export function MatChoice({ room }: { room: PlannedRoom }) {
  const known = useStore($mats).get(room.itemId)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(0)
  const [typed, setTyped] = useState('')
  const [offered, setOffered] = useState<readonly QuickItem[]>([])
  const [active, setActive] = useState<number>()

  const isWaiting = room.itemId !== '' && (known === undefined || known === 'fetching')

  async function type(wanted: string) {
    setTyped(wanted)
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

  function choose({ itemId }: QuickItem) {
    close()
    setTyped('')
    changeRoom({ ...room, itemId, chosen: 0 })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (offered.length === 0 || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active ?? (step === 1 ? -1 : 0)) + step + offered.length) % offered.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const item = offered[active ?? 0]
      if (item !== undefined) choose(item)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  return (
    <section className={styles.section} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{words.mat}</h2>
      {typeof known === 'object' && (
        <p className={styles.mat}>
          {known.picture !== '' && <img src={known.picture} alt="" width={56} height={56} />}
          <span>
            <a href={productPath(known)}>
              <bdi>{unbroken(known.name)}</bdi>
            </a>
            <span className="aside figures">
              {known.code} · {formatPrice(known.price, common.priceOnRequest)}
            </span>
          </span>
        </p>
      )}
      {isWaiting && <div className={`skeleton ${styles.waiting}`} aria-hidden="true" />}
      <div role="status">
        {isWaiting && <p className="visually-hidden">{words.fetching}</p>}
        {known === 'unknown' && <p className="notice problem">{words.unknownMat}</p>}
        {known === 'sizeless' && <p className="notice problem">{words.sizelessMat}</p>}
        {known === 'unreached' && (
          <p className="notice problem">
            {words.unreachedMat}{' '}
            <button type="button" className="text-button" onClick={() => void loadMat(room.itemId)}>
              {common.tryAgain}
            </button>
          </p>
        )}
      </div>
      <div className={`${fields.length} ${styles.box}`}>
        <label htmlFor={id}>{typeof known === 'object' ? words.anotherMat : words.chooseMat}</label>
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          placeholder={words.matHint}
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls={offered.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
          value={typed}
          onChange={({ target }) => void type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {offered.length > 0 && (
          <div className={styles.options} id={`${id}-list`} role="listbox" aria-label={words.anotherMat}>
            {offered.map((item, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
              <div
                key={item.itemId}
                id={`${id}-${index}`}
                className={styles.option}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(item)}
              >
                <bdi className="figures">{item.code || item.itemId}</bdi>
                <bdi>{unbroken(item.name)}</bdi>
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
