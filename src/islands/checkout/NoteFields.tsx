import { Field } from '#islands/form/Field.tsx'
import fields from '#islands/form/fields.module.css'
import type { FieldState } from '#islands/form/use-form.ts'
import * as words from '#words/checkout.ts'

/** What the buyer's own papers and the driver need: none of it has to be filled in. */
export function NoteFields({ field }: { field: (name: 'purchaseOrder' | 'deliveryNote') => FieldState }) {
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
          hint={words.deliveryNoteHint}
          optional
        />
      </div>
    </fieldset>
  )
}
