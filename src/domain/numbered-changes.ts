import * as v from 'valibot'
import type { NumberedChange } from './shared-document.ts'

const Document = v.object({ changes: v.array(v.unknown()) })
const NumberOfChange = v.object({ number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), change: v.unknown() })

/** Reads changes up to the first that cannot be read: what comes after it must not overtake it. Never throws. */
export function readNumberedChanges<Change>(
  json: unknown,
  schema: v.GenericSchema<unknown, Change>,
): NumberedChange<Change>[] {
  const document = v.safeParse(Document, json)
  const read: NumberedChange<Change>[] = []
  for (const value of document.success ? document.output.changes : []) {
    const numbered = v.safeParse(NumberOfChange, value)
    if (!numbered.success || numbered.output.number <= (read.at(-1)?.number ?? 0)) break
    const change = v.safeParse(schema, numbered.output.change)
    if (!change.success) break
    read.push({ number: numbered.output.number, change: change.output })
  }
  return read
}
