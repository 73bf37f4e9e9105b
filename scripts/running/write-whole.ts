import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file under another name first: whoever reads it sees what was there before, or all of this. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}
