import { type MouseEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { FileProblem } from '#stores/pasted-file.ts'
import { pasteList, readListFile } from '#stores/quick-order-list.ts'
import * as words from '#words/quick-order.ts'
import { FileButton } from './FileButton.tsx'
import { fileProblems } from './file-problems.ts'
import { goOnInGrid, isByKeyboard } from './grid-keys.ts'
import styles from './ListIntake.module.css'

/** Where a list comes in: a field to paste into, a file, and the whole page for either. */
export function ListIntake() {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<FileProblem>()
  const [dropping, setDropping] = useState(false)

  const take = useCallback(async (file: File) => setProblem(await readListFile(file)), [])

  useEffect(() => listenForLists({ take, setDropping }), [take])

  async function read(event: MouseEvent) {
    if (text.trim() === '') {
      field.current?.focus()
      return
    }
    setText('')
    await pasteList({ text })
    if (isByKeyboard(event)) goOnInGrid()
  }

  return (
    <section className={styles.intake} data-dropping={dropping}>
      <div className="field">
        <label htmlFor={id}>{words.pasteHere}</label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {words.pasteHint}
        </p>
      </div>
      <div className="button-row">
        <button type="button" className="button quiet" onClick={read}>
          {words.readList}
        </button>
        <FileButton onFile={take} />
        {dropping && <strong>{words.dropHere}</strong>}
      </div>
      {problem !== undefined && (
        <p className="notice problem" role="alert">
          {fileProblems[problem]}
        </p>
      )}
    </section>
  )
}

interface Listener {
  take: (file: File) => void
  setDropping: (dropping: boolean) => void
}

/** Lists may be pasted and files dropped anywhere on the page; one value pasted into a field is left to the field. */
function listenForLists({ take, setDropping }: Listener): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const holdsFile = ({ dataTransfer }: DragEvent) =>
    [...(dataTransfer?.items ?? [])].some(({ kind }) => kind === 'file')
  document.addEventListener('paste', onPaste, { signal })
  document.addEventListener(
    'dragover',
    (event) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setDropping(true)
    },
    { signal },
  )
  document.addEventListener(
    'dragleave',
    (event) => {
      if (event.relatedTarget === null) setDropping(false)
    },
    { signal },
  )
  document.addEventListener(
    'drop',
    (event) => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setDropping(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file !== undefined) take(file)
    },
    { signal },
  )
  return () => listeners.abort()
}

function onPaste(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const html = event.clipboardData?.getData('text/html') ?? ''
  const { target } = event
  const ours = target instanceof Element && (target === document.body || target.closest('main') !== null)
  const isList =
    /[\n\t]/.test(text.trim()) || (text.trim() === '' && html !== '') || target instanceof HTMLTextAreaElement
  if (!ours || !isList || event.defaultPrevented) return
  event.preventDefault()
  void pasteList({ text, html })
}
