import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { catalogueTables } from './catalogue.ts'
import { customerTables } from './customers.ts'
import { EmbeddedStoreProblem } from './embedded-store-problem.ts'
import { idTables } from './minted-id.ts'
import { orderLineTables } from './order-lines.ts'
import { orderTables } from './orders.ts'
import { outboxTables } from './outbox.ts'
import { tokenTables } from './tokens.ts'

/** Where a data folder keeps the database. */
export function databaseFile(dataFolder: string): string {
  return join(dataFolder, 'store.sqlite')
}

/** Opens the store's database, a path or `:memory:`, and makes what is missing. Throws EmbeddedStoreProblem when another version made it. */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true })
  }
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  try {
    makeTables(database, file)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

const BUSY_TIMEOUT_MS = 5000

/** Raised when a table changes: the store holds demo data, so an older one is started anew, not migrated. */
const VERSION = 1

/** What others refer to comes first. */
const TABLES = [idTables, catalogueTables, customerTables, orderTables, orderLineTables, tokenTables, outboxTables]

const Version = v.object({ user_version: v.number() })

function makeTables(database: DatabaseSync, file: string): void {
  const { user_version: found } = v.parse(Version, database.prepare('PRAGMA user_version').get())
  if (found !== 0 && found !== VERSION) {
    throw new EmbeddedStoreProblem(
      `The embedded store in ${file} was made by another version: delete that file and start again.`,
    )
  }
  database.exec(TABLES.join('\n'))
  database.exec(`PRAGMA user_version = ${VERSION}`)
}
