import { type SubmitEvent, useId, useState } from 'react'
import { LONGEST_LIST_NAME, MOST_LISTS } from '#domain/list.ts'
import { listPath } from '#domain/paths.ts'
import { makeList } from '#stores/lists.ts'
import { showToast } from '#stores/toasts.ts'
import * as words from '#words/lists.ts'
import styles from './AllLists.module.css'

/** A name, and a list of that name is there. */
export function NewList() {
  const id = useId()
  const [name, setName] = useState('')

  function make(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    const list = makeList(name, [])
    if (list === undefined) {
      showToast(words.listsFull(MOST_LISTS), { kind: 'problem' })
      return
    }
    location.assign(listPath(list))
  }

  return (
    <form className={`${styles.way} ${styles.typed}`} onSubmit={make}>
      <div className="field">
        <label htmlFor={id}>{words.nameOfNew}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          maxLength={LONGEST_LIST_NAME}
          dir="auto"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <button type="submit" className="button">
        {words.makeNew}
      </button>
    </form>
  )
}
