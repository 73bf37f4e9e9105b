/** How wide pictures are shown, as in the `sizes` attribute. */
export const CARD_SIZES = '(min-width: 102rem) 20rem, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw'
export const GALLERY_SIZES = '(min-width: 56rem) 52vw, 92vw'
