import type { ChangeEvent } from 'react'
import * as words from '#words/quick-order.ts'
import styles from './FileButton.module.css'

/** Of lists that can be read. */
const FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values'

/** A button that asks for a file with a list; the same file can be chosen again. */
export function FileButton({ onFile }: { onFile: (file: File) => Promise<void> }) {
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file !== undefined) await onFile(file)
    target.value = ''
  }

  return (
    <label className={`button quiet ${styles.file}`}>
      {words.chooseFile}
      <input type="file" accept={FILES} onChange={choose} />
    </label>
  )
}
