/** Of a thumbnail, in pixels. */
export const THUMB_WIDTH = 180
/** Of a picture on a card, in a result or in a line of the cart, in pixels. */
export const SMALL_WIDTH = 360
/** Of the main picture of a page on a telephone, in pixels. */
export const TELEPHONE_WIDTH = 720
/** How wide a card shows its picture, as in `sizes`. */
export const CARD_SIZES = '(min-width: 102rem) 20rem, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw'
/** Of the encodings that the shop serves, in pixels: 960 for a desk's main picture, the largest for looking closely. */
export const WIDTHS = [THUMB_WIDTH, SMALL_WIDTH, TELEPHONE_WIDTH, 960, 1200, 2000, 2400]

/** The one of a picture's widths that comes nearest to a wanted one. */
export function nearestWidth(widths: readonly number[], wanted: number): number {
  return widths.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted
}
