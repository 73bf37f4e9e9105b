/** How large the pictures of a place are shown. */
export interface PictureSizes {
  /** As in the `sizes` attribute. */
  sizes: string
  /** Widths of the smallest and largest encoding that are of use there, in pixels. */
  least: number
  most: number
}

export const THUMB: PictureSizes = { sizes: '6rem', least: 180, most: 360 }
export const CARD: PictureSizes = {
  sizes: '(min-width: 102rem) 20rem, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw',
  least: 360,
  most: 720,
}
export const GALLERY: PictureSizes = { sizes: '(min-width: 56rem) 52vw, 92vw', least: 360, most: 2000 }
export const BANNER: PictureSizes = { sizes: '(min-width: 110rem) 104rem, 94vw', least: 720, most: 2000 }
