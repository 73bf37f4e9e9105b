import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file, and its folder where that is not there, under another name first: whoever reads it sees what was there
 * before, or all of this, also where two processes write it.
 */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}
