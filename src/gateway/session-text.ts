import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { SessionMessage } from '#contract/account-message.ts'
import type { SessionRecord } from './session-store.ts'

/** The parts of a session that never change, as the adapters keep them. */
export function writeFixed({ passwordPrint, remembered, device, beganAtMs }: SessionRecord): string {
  return JSON.stringify({ passwordPrint, remembered, device, beganAtMs })
}

/** A record from what was kept. Throws when that is damaged: nobody is logged in by a guess. */
export function readRecord(fixed: string, customer: string, seenAtMs: number): SessionRecord {
  return { ...readFixed(fixed), customer: readCustomer(customer), seenAtMs }
}

const readFixed = readOnce(
  v.object({ passwordPrint: v.string(), remembered: v.boolean(), device: v.string(), beganAtMs: v.number() }),
)

const readCustomer = readOnce(SessionMessage)

/** The same text says the same for ever, and a session in use is read at every request. */
function readOnce<T extends object>(schema: v.GenericSchema<unknown, T>): (text: string) => T {
  const read = new LRUCache<string, Readonly<T>>({ max: 5_000 })
  const json = v.pipe(v.string(), v.parseJson(), schema)
  return (text) => {
    const known = read.get(text)
    if (known !== undefined) return known
    const found = v.parse(json, text)
    read.set(text, found)
    return found
  }
}
