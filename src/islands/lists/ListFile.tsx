import { useStore } from '@nanostores/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { MOST_LISTS } from '#domain/list.ts'
import { listPath, QUICK_ORDER_PATH } from '#domain/paths.ts'
import { unbroken } from '#domain/unbroken.ts'
import { FileButton } from '#islands/quick-order/FileButton.tsx'
import { fileProblems } from '#islands/quick-order/file-problems.ts'
import type { ReadFile } from '#stores/list-file.ts'
import { $listsUnkept } from '#stores/lists.ts'
import * as words from '#words/lists.ts'
import * as quick from '#words/quick-order.ts'
import styles from './AllLists.module.css'
import { loadListFile } from './load-list-file.ts'

/** A file becomes a list; what of it cannot be kept is said, and goes to the quick order to be mended. */
export function ListFile() {
  const [reading, setReading] = useState(false)
  const [read, setRead] = useState<ReadFile>()
  const [problem, setProblem] = useState('')

  async function take(file: File) {
    setReading(true)
    const script = await loadListFile()
    const answer = await script?.readFileAsList(file)
    setReading(false)
    if (answer === undefined) return
    setRead(typeof answer === 'string' ? undefined : answer)
    setProblem(typeof answer === 'string' ? fileProblems[answer] : '')
  }

  return (
    <div className={styles.way}>
      <p className={styles.heading}>{words.fromFile}</p>
      <div className="button-row">
        <FileButton onFile={take} />
      </div>
      <p className={styles.soft}>{words.fileHint}</p>
      <div role="status">
        {reading && <p className="notice">{words.readingFile}</p>}
        {read !== undefined && <FileReport read={read} />}
      </div>
      {problem !== '' && (
        <p className="notice problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Rows lie in this tab, so it is this tab that goes there; however often it is pressed they are moved once. */
function MovedRows({ rows }: { rows: ReadFile['left'] }) {
  const moved = useRef(false)
  const [unkept, setUnkept] = useState('')

  async function go(event: MouseEvent) {
    event.preventDefault()
    const script = await loadListFile()
    if (script === undefined) return
    moved.current ||= script.moveToQuickOrder(rows)
    if (moved.current) location.assign(QUICK_ORDER_PATH)
    else setUnkept(script.textOfRows(rows))
  }

  if (unkept !== '') return <RowsToCopy rows={unkept} />
  return (
    <a href={QUICK_ORDER_PATH} onClick={go}>
      {words.lookInQuickOrder(rows.length)}
    </a>
  )
}

function RowsToCopy({ rows }: { rows: string }) {
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    text.current?.focus()
    text.current?.select()
  }, [])
  return (
    <label className="field">
      {words.rowsUnkept}
      <textarea ref={text} rows={5} readOnly defaultValue={rows} dir="auto" />
    </label>
  )
}

function FileReport({ read: { list, full, rows, heads, beyond, counted, left } }: { read: ReadFile }) {
  // Why it is not is said above.
  const unkept = useStore($listsUnkept)
  return (
    <div className={left.length > 0 ? 'notice problem' : 'notice'}>
      <p>
        {words.rowsRead(rows)}{' '}
        {list !== undefined && <a href={listPath(list)}>{unbroken(unkept ? list.name : words.kept(list.name))}</a>}
      </p>
      {full && <p>{words.listsFull(MOST_LISTS)}</p>}
      {heads.length > 0 && (
        <p>
          <bdi>{unbroken(quick.heads(heads.join(' / ')))}</bdi>
        </p>
      )}
      {!counted && rows > 0 && <p>{quick.noQuantities}</p>}
      {beyond > 0 && <p>{quick.beyond(beyond)}</p>}
      {left.length > 0 && (
        <p>
          {words.leftRows(left.length)} <MovedRows rows={left} />
        </p>
      )}
    </div>
  )
}
