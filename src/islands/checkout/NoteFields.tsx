import { unbroken } from '#domain/unbroken.ts'
import { Field } from '#islands/form/Field.tsx'
import fields from '#islands/form/fields.module.css'
import type { FieldState } from '#islands/form/use-form.ts'
import { type PlannedNote, roomInNote } from '#stores/planned-note.ts'
import * as cart from '#words/cart.ts'
import * as words from '#words/checkout.ts'

interface Props {
  field: (name: 'purchaseOrder' | 'deliveryNote') => FieldState
  planned: PlannedNote
}

/** What the buyer's own papers and the driver need: none of it has to be filled in. */
export function NoteFields({ field, planned: { sentences, leftOut } }: Props) {
  const begins = sentences.length > 0 ? ` ${words.noteBegins(sentences.join('; '), roomInNote(sentences))}` : ''
  return (
    <fieldset className={fields.group}>
      <legend>{words.forThisOrder}</legend>
      <div className={fields.fields}>
        <div className={fields.half}>
          <Field {...field('purchaseOrder')} label={words.purchaseOrder} autoComplete="off" optional />
        </div>
        <Field
          {...field('deliveryNote')}
          label={words.deliveryNote}
          autoComplete="off"
          hint={unbroken(words.deliveryNoteHint + begins)}
          optional
        />
      </div>
      {leftOut.length > 0 && (
        <p className="notice">{words.lengthsLeftOut(leftOut.map((name) => name || cart.unnamedRoom))}</p>
      )}
    </fieldset>
  )
}
