import * as v from 'valibot'
import type { EncodedPicture } from './pictures/encode-picture.ts'

/** Widths of a picture as the snapshot keeps them. */
export const Widths = v.pipe(v.string(), v.parseJson(), v.array(v.number()))
export const PictureRow = v.object({
  name: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  widths: Widths,
})
const NoPicture = v.object({ name: v.null() })

/** The picture that a row was joined with; undefined where there was none. */
export function pictureFrom(row: unknown): EncodedPicture | undefined {
  return v.is(NoPicture, row) ? undefined : v.parse(PictureRow, row)
}
