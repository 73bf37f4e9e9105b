import type { PictureView } from '#domain/picture-view.ts'
import * as words from '#words/pictures.ts'

/** What a picture of a gallery is of: the item, what this one shows of it where that is known, and its place among them. */
export function pictureAlt(name: string, view: PictureView | undefined, index: number, count: number): string {
  const shown = view ? words.viewOf(name, view) : name
  return count > 1 ? words.pictureOf(shown, index + 1, count) : shown
}
