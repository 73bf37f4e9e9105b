import * as v from 'valibot'
import type { Fact } from '#domain/fact.ts'

/** Facts as a snapshot keeps them: read once, when it is written. One that could not be read again does not compile. */
export function writeFacts(facts: readonly Fact[]): string {
  const readable: readonly v.InferInput<typeof FactMessage>[] = facts
  return JSON.stringify(readable)
}

const Line = v.object({ label: v.string(), text: v.string() })
const MeasuredLine = v.object({ ...Line.entries, at: v.tuple([v.number(), v.number()]) })
const NumberRange = v.object({ least: v.number(), most: v.number() })

const FactMessage = v.variant('kind', [
  v.object({
    kind: v.literal('size'),
    lengthMm: v.number(),
    widthMm: v.number(),
    line: v.exactOptional(MeasuredLine),
  }),
  v.object({ kind: v.literal('thickness'), mm: NumberRange, line: v.exactOptional(MeasuredLine) }),
  v.object({ kind: v.literal('width'), mm: NumberRange, line: MeasuredLine }),
  v.object({
    kind: v.literal('weight'),
    grams: NumberRange,
    per: v.picklist(['piece', 'metre', 'square-metre']),
    line: MeasuredLine,
  }),
  v.object({ kind: v.literal('hardness'), shoreA: NumberRange, line: MeasuredLine }),
  v.object({
    kind: v.literal('stated'),
    subject: v.exactOptional(v.picklist(['size', 'thickness', 'weight', 'hardness', 'material'])),
    line: Line,
  }),
])

/** The same on its way out. */
export const FactsColumn: v.GenericSchema<string, Fact[]> = v.pipe(v.string(), v.parseJson(), v.array(FactMessage))
