import * as v from 'valibot'
import { SessionMessage } from '#contract/account-message.ts'
import type { SessionRecord } from './session-store.ts'

/** The parts of a session that never change, as the adapters keep them. */
export function writeFixed({ passwordPrint, remembered, device, beganAtMs }: SessionRecord): string {
  return JSON.stringify({ passwordPrint, remembered, device, beganAtMs })
}

/** A record from what was kept. Throws when that is damaged: nobody is logged in by a guess. */
export function readRecord(fixed: string, customer: string, seenAtMs: number): SessionRecord {
  return { ...v.parse(Fixed, fixed), customer: v.parse(KeptCustomer, customer), seenAtMs }
}

const Fixed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ passwordPrint: v.string(), remembered: v.boolean(), device: v.string(), beganAtMs: v.number() }),
)

const KeptCustomer = v.pipe(v.string(), v.parseJson(), SessionMessage)
