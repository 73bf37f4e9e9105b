import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { MOST_AHEAD_MS } from '#domain/checkout-key.ts'
import type { IntentStore } from '#flows/intent-store.ts'
import { TurnLostError } from '#flows/turn.ts'
import { tellBornAhead } from './once-store.ts'

export const INTENT_TABLES = `
  CREATE TABLE IF NOT EXISTS intent (
    customer_id TEXT NOT NULL, intent_id TEXT NOT NULL, version INTEGER NOT NULL, stage TEXT NOT NULL,
    written_ms INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (customer_id, intent_id));
  CREATE INDEX IF NOT EXISTS intent_by_stage ON intent (stage, written_ms);
  CREATE TABLE IF NOT EXISTS birth (id INTEGER PRIMARY KEY CHECK (id = 1), at_ms INTEGER NOT NULL);`

const Text = v.object({ text: v.string() })
const Kept = v.object({ version: v.number(), text: v.string() })
const Birth = v.object({ at_ms: v.number() })
const Unfinished = v.object({
  intentId: v.string(),
  customerId: v.string(),
  stage: v.picklist(['open', 'with-person']),
})

/** Intents in the database of turns, whose fences guard every write. `patiently` waits while another process writes. */
export function sqliteIntentStore(
  database: DatabaseSync,
  patiently: <T>(work: () => T) => Promise<T>,
  nowMs: () => number,
  log: (line: string) => void,
): IntentStore {
  database.prepare('INSERT OR IGNORE INTO birth VALUES (1, ?)').run(nowMs())
  const read = database.prepare('SELECT version, text FROM intent WHERE customer_id = ? AND intent_id = ?')
  const all = database.prepare('SELECT text FROM intent WHERE customer_id = ?')
  const unfinished = database.prepare(
    "SELECT intent_id AS intentId, customer_id AS customerId, stage FROM intent WHERE stage IN ('open', 'with-person')",
  )
  // One statement, so that the fence is looked at in the same moment as the write is made.
  const write = database.prepare(
    `INSERT INTO intent SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE (SELECT fence FROM turn WHERE name = ?7) = ?8
       AND ?3 = 1 + coalesce((SELECT version FROM intent WHERE customer_id = ?1 AND intent_id = ?2), 0)
     ON CONFLICT (customer_id, intent_id) DO UPDATE SET version = ?3, stage = ?4, written_ms = ?5, text = ?6`,
  )
  const forget = database.prepare('DELETE FROM intent WHERE stage = ? AND written_ms < ?')
  const birth = database.prepare('SELECT at_ms FROM birth')
  const bornAnew = database.prepare('UPDATE birth SET at_ms = ?1 WHERE at_ms > ?1 + ?2')
  return {
    async read(customerId, intentId) {
      const row = await patiently(() => read.get(customerId, intentId))
      return row === undefined ? undefined : v.parse(Kept, row)
    },
    async write({ intentId, customerId, version, stage, text }, { name, fence }) {
      const { changes } = await patiently(() =>
        write.run(customerId, intentId, version, stage, nowMs(), text, name, fence),
      )
      if (changes !== 1) throw new TurnLostError()
    },
    async ofCustomer(customerId) {
      const rows = await patiently(() => all.all(customerId))
      return v.parse(v.array(Text), rows).map(({ text }) => text)
    },
    async unfinished() {
      return v.parse(v.array(Unfinished), await patiently(() => unfinished.all()))
    },
    async bornAtMs() {
      const { at_ms: bornMs } = v.parse(Birth, await patiently(() => birth.get()))
      const now = nowMs()
      if (bornMs <= now + MOST_AHEAD_MS) return bornMs
      const { changes } = await patiently(() => bornAnew.run(now, MOST_AHEAD_MS))
      if (changes === 1) tellBornAhead(log, bornMs)
      return now
    },
    forget: async (stage, beforeMs) => void (await patiently(() => forget.run(stage, beforeMs))),
  }
}
