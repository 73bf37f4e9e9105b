import type { SQLInputValue } from 'node:sqlite'
import type { Catalogue } from './catalogue.ts'
import type { EncodedPicture } from './pictures/encode-picture.ts'

/** By their ids. */
type Pictures = ReadonlyMap<string, EncodedPicture>

/** Pictures as a snapshot keeps them, in one order. */
export function* pictureRows(pictures: Pictures): Iterable<SQLInputValue[]> {
  for (const [id, { name, width, height, colour, widths }] of [...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    yield [id, name, width, height, colour, JSON.stringify(widths)]
  }
}

/** Which pictures items have, without those that could not be had. */
export function* galleryRows(
  { galleries }: Pick<Catalogue, 'galleries'>,
  pictures: Pictures,
): Iterable<SQLInputValue[]> {
  for (const [itemId, pictureIds] of galleries) {
    for (const [position, pictureId] of pictureIds.filter((id) => pictures.has(id)).entries()) {
      yield [itemId, position, pictureId]
    }
  }
}
