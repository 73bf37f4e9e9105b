import * as v from 'valibot'
import { type PictureView, pictureView } from '#domain/picture-view.ts'
import type { EncodedPicture } from './pictures/encode-picture.ts'

/** Widths of a picture as the snapshot and the cache of pictures keep them. */
export const Widths = v.pipe(v.string(), v.parseJson(), v.array(v.number()))
export const PictureRow = v.object({
  name: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  widths: Widths,
})
/** A picture of an item's gallery, and what it shows where its key says so. */
export interface GalleryPicture extends EncodedPicture {
  view: PictureView | undefined
}

export const GalleryPictureRow = v.pipe(
  v.object({ ...PictureRow.entries, picture_id: v.string() }),
  v.transform(({ picture_id, ...picture }): GalleryPicture => ({ ...picture, view: pictureView(picture_id) })),
)
const NoPicture = v.object({ name: v.null() })

const SecondPicture = v.pipe(
  v.object({
    second_name: v.string(),
    second_width: v.number(),
    second_height: v.number(),
    second_colour: v.string(),
    second_widths: Widths,
  }),
  v.transform((row): EncodedPicture => {
    const { second_name: name, second_width: width, second_height: height, second_colour: colour } = row
    return { name, width, height, colour, widths: row.second_widths }
  }),
)
const NoSecondPicture = v.object({ second_name: v.null() })

/** The second picture that a row was joined with; undefined where there was none. */
export function secondPictureFrom(row: unknown): EncodedPicture | undefined {
  return v.is(NoSecondPicture, row) ? undefined : v.parse(SecondPicture, row)
}

/** The picture that a row was joined with; undefined where there was none. */
export function pictureFrom(row: unknown): EncodedPicture | undefined {
  return v.is(NoPicture, row) ? undefined : v.parse(PictureRow, row)
}
