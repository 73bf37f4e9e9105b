/**
 * What a failure of SQLite says of a file: another program holds it, it may not be opened or written, the disk is full or
 * does not write, or it is damaged or has other tables.
 */
type SqliteFault = 'busy' | 'shut' | 'full' | 'damaged'

/** https://sqlite.org/rescode.html */
const FAULTS: ReadonlyMap<number, SqliteFault> = new Map([
  [1, 'damaged'], // SQLITE_ERROR
  [3, 'shut'], // SQLITE_PERM
  [5, 'busy'], // SQLITE_BUSY
  [8, 'shut'], // SQLITE_READONLY
  [10, 'full'], // SQLITE_IOERR
  [11, 'damaged'], // SQLITE_CORRUPT
  [13, 'full'], // SQLITE_FULL
  [14, 'shut'], // SQLITE_CANTOPEN
  [26, 'damaged'], // SQLITE_NOTADB
])

/** What a failure says of the file; undefined where it is none of SQLite. */
export function sqliteFault(error: unknown): SqliteFault | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined
  return FAULTS.get(error.errcode & 0xff)
}
