import { copyFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { addressHash } from './address-set.ts'
import {
  type AskedQuestion,
  AskingPage,
  type FileRecord,
  FileRow,
  Links,
  Meta,
  Page,
  type PageRecord,
  Paths,
  parsed,
  Question,
  Retired,
  type RetiredFile,
} from './record-rows.ts'

/** What is known of a built site: its pages, its files, and what it was made from. */
export interface BuildRecord {
  meta(key: MetaKey): string | undefined
  setMeta(key: MetaKey, value: string): void
  asked(): Iterable<Pick<PageRecord, 'path' | 'asked' | 'shown'>>
  /** The paths of all its pages. */
  pages(): string[]
  page(path: string): Pick<PageRecord, 'asked' | 'shown' | 'cards'> | undefined
  addPages(pages: PageRecord[]): void
  /** As they were first asked, list by list: so a catalogue has its answers at hand. One that is there stays as it is. */
  questions(): Iterable<AskedQuestion>
  addQuestions(questions: AskedQuestion[]): void
  forgetQuestions(questions: string[]): void
  addFiles(files: FileRecord[]): void
  addRetired(files: RetiredFile[]): void
  /** Forgets all pages but these, with their files. */
  keepPages(paths: Iterable<string>): void
  file(path: string): FileRecord | undefined
  /** Files that pages of this build need, in the order of their paths; all, or those whose paths begin so. */
  files(beginning?: string): Iterable<FileRecord>
  /** Their paths alone. */
  paths(beginning?: string): string[]
  retired(): RetiredFile[]
  links(): Iterable<Pick<PageRecord, 'path' | 'links'>>
  /** Runs many changes as one. */
  together(work: () => void): void
  close(): void
}

/**
 * `index` is what the search index was made of, `pages` all that there are, `listing` what was asked to know them, `linked`
 * the hashes of all that pages lead to, as base64.
 */
type MetaKey = 'inputs' | 'renderer' | 'index' | 'pages' | 'listing' | 'linked'

/** Raised when the tables or what is written into them change; a record of another version counts as none. */
const VERSION = 6

/** Comes after all that a path may go on with. */
const LAST_LETTER = '\u{10FFFF}'

/** Those whose paths lie between two. */
const NEEDED_FILES = 'file WHERE retired_ms IS NULL AND path BETWEEN ? AND ?'

const UNSAFE_AND_QUICK = 'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;'

/** Begins the record of a new site: an empty one, or with the pages of an earlier site and their files, as its record has them. */
export function createRecord(file: string, from?: string): BuildRecord {
  return from === undefined ? emptyRecord(file) : recordOfPages(file, from)
}

function recordOfPages(file: string, from: string): BuildRecord {
  copyFileSync(from, file)
  const database = new DatabaseSync(file)
  database.exec(`
    ${UNSAFE_AND_QUICK}
    DELETE FROM meta;
    DELETE FROM file WHERE path NOT IN (SELECT path FROM page);`)
  return recordOf(database)
}

/** Rows of pages are long: in the tree of their paths they would take three times the space, and be read with each path. */
function emptyRecord(file: string): BuildRecord {
  const database = new DatabaseSync(file)
  database.exec(`
    ${UNSAFE_AND_QUICK} PRAGMA user_version = ${VERSION};
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE page (
      path TEXT PRIMARY KEY, asked BLOB NOT NULL, shown BLOB NOT NULL, links BLOB NOT NULL, cards TEXT NOT NULL
    );
    CREATE TABLE question (hash BLOB PRIMARY KEY, question TEXT NOT NULL, stamp TEXT NOT NULL);
    CREATE TABLE file (path TEXT PRIMARY KEY, sha256 TEXT NOT NULL, retired_ms INTEGER) WITHOUT ROWID;`)
  return recordOf(database)
}

/** Opens the record of a finished site to read it; undefined where another version wrote it. */
export function openRecord(file: string): BuildRecord | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  const version = v.parse(v.object({ user_version: v.number() }), database.prepare('PRAGMA user_version').get())
  if (version.user_version === VERSION) return recordOf(database)
  database.close()
  return undefined
}

/**
 * The files of a finished site and those that it keeps, whatever version wrote its record: all have that table alike.
 * Undefined where it is not there.
 */
export function openFiles(file: string): Pick<BuildRecord, 'files' | 'retired' | 'close'> | undefined {
  const database = new DatabaseSync(file, { readOnly: true })
  const table = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'file'").get()
  if (table !== undefined) return recordOf(database)
  database.close()
  return undefined
}

/** Opens the record of a finished site to correct it. */
export function amendRecord(file: string): BuildRecord {
  return recordOf(new DatabaseSync(file))
}

function recordOf(database: DatabaseSync): BuildRecord {
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const prepared = (sql: string) => {
    const statement = statements.get(sql) ?? database.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const together = (work: () => void) => {
    database.exec('BEGIN')
    work()
    database.exec('COMMIT')
  }
  // In one row: a row of each costs five times as much.
  const pathsIn = (from: string, ...values: string[]) =>
    v.parse(Paths, prepared(`SELECT json_group_array(path ORDER BY path) AS paths FROM ${from}`).get(...values)).paths
  const insertFile = 'INSERT OR REPLACE INTO file VALUES (?, ?, ?)'
  return {
    meta: (key) => v.parse(v.optional(Meta), prepared('SELECT value FROM meta WHERE key = ?').get(key))?.value,
    setMeta: (key, value) => void prepared('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(key, value),
    asked: () => parsed(AskingPage, prepared('SELECT path, asked, shown FROM page').iterate()),
    pages: () => pathsIn('page'),
    page: (path) => v.parse(v.optional(Page), prepared('SELECT * FROM page WHERE path = ?').get(path)),
    addPages(pages) {
      const insert = prepared('INSERT OR REPLACE INTO page VALUES (?, ?, ?, ?, ?)')
      for (const { path, asked, shown, links, cards } of pages) insert.run(path, asked, shown, links, cards)
    },
    questions: () => parsed(Question, prepared('SELECT question, stamp FROM question ORDER BY rowid').iterate()),
    addQuestions(questions) {
      const insert = prepared('INSERT OR IGNORE INTO question VALUES (?, ?, ?)')
      for (const { question, stamp } of questions) insert.run(addressHash(question), question, stamp)
    },
    forgetQuestions(questions) {
      prepared('DELETE FROM question WHERE question IN (SELECT value FROM json_each(?))').run(JSON.stringify(questions))
    },
    addFiles(files) {
      for (const { path, sha256 } of files) prepared(insertFile).run(path, sha256, null)
    },
    addRetired(files) {
      for (const { path, sha256, sinceMs } of files) prepared(insertFile).run(path, sha256, sinceMs)
    },
    keepPages(paths) {
      const kept = new Set(paths)
      const gone = pathsIn('page').filter((path) => !kept.has(path))
      for (const table of ['page', 'file']) {
        for (const path of gone) prepared(`DELETE FROM ${table} WHERE path = ?`).run(path)
      }
    },
    file: (path) =>
      v.parse(v.optional(FileRow), prepared('SELECT * FROM file WHERE path = ? AND retired_ms IS NULL').get(path)),
    files(beginning = '') {
      const sql = `SELECT path, sha256 FROM ${NEEDED_FILES} ORDER BY path`
      return parsed(FileRow, prepared(sql).iterate(beginning, `${beginning}${LAST_LETTER}`))
    },
    paths: (beginning = '') => pathsIn(NEEDED_FILES, beginning, `${beginning}${LAST_LETTER}`),
    retired() {
      const sql = 'SELECT path, sha256, retired_ms AS sinceMs FROM file WHERE retired_ms IS NOT NULL ORDER BY path'
      return [...parsed(Retired, prepared(sql).iterate())]
    },
    links: () => parsed(Links, prepared('SELECT path, links FROM page').iterate()),
    together,
    close: () => database.close(),
  }
}
