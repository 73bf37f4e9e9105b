import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { type List, LONGEST_LIST_NAME } from '#domain/list.ts'
import { unbroken } from '#domain/unbroken.ts'
import { renameList } from '#stores/lists.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/lists.ts'
import styles from './OpenList.module.css'

/** The name of a list, and the field that changes it. */
export function ListHead({ list }: { list: List }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [renaming, setRenaming] = useState(false)

  const wasRenaming = useRef(false)

  useEffect(() => {
    if (renaming) field.current?.select()
    else if (wasRenaming.current) opener.current?.focus()
    wasRenaming.current = renaming
  }, [renaming])

  const open = () => setRenaming(true)
  const close = () => setRenaming(false)

  function rename(event: SubmitEvent) {
    event.preventDefault()
    const renamed = renameList(list, field.current?.value ?? '')
    if (renamed === undefined) showToast(words.deletedMeanwhile(list.name), { kind: 'problem' })
    else if (renamed.name !== list.name) {
      showToast(words.renamed(renamed.name), { action: { label: common.undo, run: renamed.undo } })
    }
    close()
  }

  if (!renaming) {
    return (
      <div className={styles.head}>
        <h2>
          <bdi>{unbroken(list.name)}</bdi>
        </h2>
        <button ref={opener} type="button" className="text-button" onClick={open}>
          {words.rename}
        </button>
      </div>
    )
  }
  return (
    <form
      className={styles.renaming}
      onSubmit={rename}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) close()
      }}
    >
      <div className="field">
        <label htmlFor={id}>{words.nameOfList}</label>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          dir="auto"
          maxLength={LONGEST_LIST_NAME}
          defaultValue={list.name}
        />
      </div>
      <button type="submit" className="button">
        {words.save}
      </button>
      <button type="button" className="button quiet" onClick={close}>
        {words.cancel}
      </button>
    </form>
  )
}
