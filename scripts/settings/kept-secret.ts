import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A secret made by chance when it is first asked for, kept in a file that only its owner can read. A file that a crash
 * or a full disk left empty holds none, and gets a new one.
 */
export function keptSecret(file: string): string {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (kept !== '') return kept
  const secret = randomBytes(32).toString('hex')
  mkdirSync(dirname(file), { recursive: true })
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, `${secret}\n`, { mode: 0o600 })
  renameSync(whole, file)
  return secret
}
