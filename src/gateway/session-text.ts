import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { SessionMessage } from '#contract/session-calls.ts'
import type { SessionRecord } from './session-store.ts'

/** The parts of a session that never change, as the adapters keep them. */
export function writeFixed({ passwordPrint, remembered, device, beganAtMs }: SessionRecord): string {
  return JSON.stringify({ passwordPrint, remembered, device, beganAtMs })
}

/** A record from what was kept. Throws when that is damaged: nobody is logged in by a guess. */
export function readRecord(fixed: string, customer: string, seenAtMs: number): SessionRecord {
  const known = read.get(fixed)
  const found = known?.customerText === customer ? known : parseBoth(fixed, customer)
  if (found !== known) read.set(fixed, found)
  return { ...found.fixed, customer: found.customer, seenAtMs }
}

/** The same texts say the same for ever, and those of a session in use come at every request. */
const read = new LRUCache<string, ReturnType<typeof parseBoth>>({ max: 5_000 })

function parseBoth(fixed: string, customerText: string) {
  return { fixed: v.parse(Fixed, fixed), customer: v.parse(KeptCustomer, customerText), customerText }
}

const Fixed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ passwordPrint: v.string(), remembered: v.boolean(), device: v.string(), beganAtMs: v.number() }),
)

const KeptCustomer = v.pipe(v.string(), v.parseJson(), SessionMessage)
