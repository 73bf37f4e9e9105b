import * as v from 'valibot'
import type { Guide } from '#domain/guide.ts'

const Texts = v.array(
  v.object({ text: v.string(), strong: v.exactOptional(v.literal(true)), href: v.exactOptional(v.string()) }),
)

/** A guide as a snapshot keeps it. */
export const GuideColumn: v.GenericSchema<string, Guide> = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    title: v.string(),
    blocks: v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('heading'), text: Texts }),
        v.object({ kind: v.literal('paragraph'), text: Texts }),
        v.object({ kind: v.literal('list'), items: v.array(Texts) }),
        v.object({ kind: v.literal('table'), head: v.array(Texts), rows: v.array(v.array(Texts)) }),
      ]),
    ),
  }),
)
