import { type MouseEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { PastedContent } from '#domain/pasted-list.ts'
import { expectLongList } from '#stores/found-list.ts'
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
  const unread = useRef<PastedContent>(undefined)

  const take = useCallback(async (file: File) => setProblem(await readListFile(file)), [])

  /** What could not be read stands in the field, to be tried again. */
  const paste = useCallback(async (content: PastedContent) => {
    const became = await pasteList(content)
    if (became === 'unread') {
      unread.current = content
      setText((typed) => (typed === '' ? content.text : `${typed}\n${content.text}`))
    }
    return became
  }, [])

  useEffect(() => listenForLists({ paste, take, setDropping }), [paste, take])

  async function read(event: MouseEvent) {
    if (text.trim() === '') {
      field.current?.focus()
      return
    }
    setText('')
    const became = await paste(unread.current?.text === text ? unread.current : { text })
    if (became === 'read' && isByKeyboard(event)) goOnInGrid()
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
          onFocus={expectLongList}
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
  paste: (content: PastedContent) => void
  take: (file: File) => void
  setDropping: (dropping: boolean) => void
}

/** Lists may be pasted and files dropped anywhere on the page; one value pasted into a field is left to the field. */
function listenForLists({ paste, take, setDropping }: Listener): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const holdsFile = ({ dataTransfer }: DragEvent) =>
    [...(dataTransfer?.items ?? [])].some(({ kind }) => kind === 'file')
  document.addEventListener(
    'paste',
    (event) => {
      const content = pastedIn(event)
      if (content === undefined) return
      event.preventDefault()
      paste(content)
    },
    { signal },
  )
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

/** What is pasted as a list; undefined for what is left to a field. */
function pastedIn(event: ClipboardEvent): PastedContent | undefined {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const html = event.clipboardData?.getData('text/html') ?? ''
  const { target } = event
  const ours = target instanceof Element && (target === document.body || target.closest('main') !== null)
  const isList =
    /[\n\t]/.test(text.trim()) || (text.trim() === '' && html !== '') || target instanceof HTMLTextAreaElement
  return ours && isList && !event.defaultPrevented ? { text, html } : undefined
}
