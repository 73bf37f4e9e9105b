import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a file that only its owner can read, where there is none; what SQLite lays beside it is as the file is. */
export function makeOwnFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
}
