import { CARD_SIZES, SMALL_WIDTH, TELEPHONE_WIDTH, THUMB_WIDTH } from '#domain/picture-widths.ts'

/** When a picture is fetched: before all else, or after what is more urgent, at once or when it comes near. */
export type PictureTurn = 'first' | 'next' | 'near'

/** How large the pictures of a place are shown. */
export interface PictureSizes {
  /** As in the `sizes` attribute. */
  sizes: string
  /** Widths of the smallest and largest encoding that are of use there, in pixels. */
  least: number
  most: number
}

export const THUMB: PictureSizes = { sizes: '6rem', least: THUMB_WIDTH, most: SMALL_WIDTH }
export const CARD: PictureSizes = { sizes: CARD_SIZES, least: SMALL_WIDTH, most: TELEPHONE_WIDTH }
/** Up to the largest, since the large view takes the same list. From 116 rem on the page grows no wider. */
export const GALLERY: PictureSizes = {
  sizes: '(min-width: 116rem) 59rem, (min-width: 56rem) 52vw, 92vw',
  least: TELEPHONE_WIDTH,
  most: 2400,
}
export const BANNER: PictureSizes = { sizes: '(min-width: 110rem) 104rem, 94vw', least: TELEPHONE_WIDTH, most: 2000 }
