import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { SessionMessage } from '#contract/session-calls.ts'
import type { SessionRecord } from './session-store.ts'

/** The parts of a session that never change, as the adapters keep them. */
export function writeFixed({ passwordPrint, remembered, device, beganAtMs }: SessionRecord): string {
  return JSON.stringify({ passwordPrint, remembered, device, beganAtMs })
}

/** A record from what was kept; undefined when that is damaged or of another version: nobody is logged in by a guess. */
export function readRecord(fixed: string, customer: string, seenAtMs: number): SessionRecord | undefined {
  const [known, who] = [fixedOf.memo(fixed), customerOf.memo(customer)]
  return known.success && who.success ? { ...known.output, customer: who.output, seenAtMs } : undefined
}

const Fixed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ passwordPrint: v.string(), remembered: v.boolean(), device: v.string(), beganAtMs: v.number() }),
)

const KeptCustomer = v.pipe(v.string(), v.parseJson(), SessionMessage)

/** The same texts say the same for ever, and those of a session in use come at every request. */
const [fixedOf, customerOf] = [reader(Fixed), reader(KeptCustomer)]

function reader<Schema extends v.GenericSchema<string, object>>(schema: Schema) {
  return new LRUCache<string, v.SafeParseResult<Schema>>({
    max: 5_000,
    memoMethod: (text) => v.safeParse(schema, text),
  })
}
