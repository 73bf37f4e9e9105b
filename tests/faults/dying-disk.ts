// Loaded before a command (`node --import`): counts what it writes, one call after the other, and lets the machine die, or
// the disk be full, at the call with the number DISK_DIES_AT. Without a number it says at the end how many there were.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync, StatementSync } from 'node:sqlite'

const FILES = [
  'writeFile',
  'appendFile',
  'rename',
  'rm',
  'mkdir',
  'link',
  'symlink',
  'copyFile',
  'unlink',
  'cp',
] as const
const { DISK_DIES_AT = '0', DISK_DIES_BY = 'kill', DISK_COUNT = '' } = process.env
const at = Number(DISK_DIES_AT)
let calls = 0

/** Whatever is removed makes room. */
const REMOVES: ReadonlySet<string> = new Set(['rm', 'unlink'])

function beforeWrite(name: string): void {
  calls += 1
  if (at === 0 || calls < at) return
  if (DISK_DIES_BY === 'kill') process.kill(process.pid, 'SIGKILL')
  if (REMOVES.has(name)) return
  const full = new Error('ENOSPC: no space left on device, write')
  throw Object.assign(full, name === 'sql' ? { code: 'ERR_SQLITE_ERROR', errcode: 13 } : { code: 'ENOSPC', errno: -28 })
}

/** Puts a look before every call of a method. */
function watch(holder: object, method: string, name: string): void {
  const own = Reflect.get(holder, method)
  const watched = function (this: unknown, ...given: unknown[]) {
    beforeWrite(name)
    return Reflect.apply(own, this, given)
  }
  Reflect.set(holder, method, watched)
}

for (const name of FILES) {
  watch(fs, `${name}Sync`, name)
  watch(fs.promises, name, name)
}
watch(DatabaseSync.prototype, 'exec', 'sql')
watch(StatementSync.prototype, 'run', 'sql')
syncBuiltinESMExports()
if (DISK_COUNT !== '') process.on('exit', () => fs.appendFileSync(DISK_COUNT, `${calls}\n`))
