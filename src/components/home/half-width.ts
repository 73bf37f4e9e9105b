/**
 * For a photograph of ours that takes half of the page, or all of it on a telephone. From 116 rem on the page grows no
 * wider.
 */
export const HALF_WIDTH = {
  widths: [480, 720, 840, 1200],
  sizes: '(min-width: 116rem) 51.5rem, (min-width: 48rem) 46vw, 92vw',
}
