/** The pictures of a product, and the large view of one. */
import type { PictureView } from '#domain/picture-view.ts'

export const closePicture = 'Close picture'
export const closerView = (name: string) => `${name}, closer`
/** What the drawing to scale shows; of what is cut to length only the width is known. */
export const drawing = 'Drawing to scale'
export const drawingOf = (name: string, measures: string[]) => `${name}, drawn to scale: ${measures.join(', ')}`
export const cutToLength = 'cut to length'
export const thick = (thickness: string) => `${thickness} thick`
export const wide = (width: string) => `${width} wide`
export const larger = 'Larger'
export const lengthByWidth = (length: string, width: string) => `${length} by ${width}`
export const lookCloser = (picture: string) => `${picture}: look closer`
export const moveByKeys = 'Picture. Arrow keys turn to another, or move one that is larger.'
export const nextPicture = 'Next picture'
export const numberedPicture = (index: number, count: number) => `Picture ${index} of ${count}`
export const pictureMissing = (name: string) => `${name} (no picture yet)`
export const pictureOf = (name: string, index: number, count: number) => `${name}, picture ${index} of ${count}`
export const pictures = 'Pictures'
export const pictureToFollow = 'Picture to follow'
export const previousPicture = 'Previous picture'
export const smaller = 'Smaller'
/** What a further picture of an item shows. */
export const views: Record<PictureView, string> = {
  close: 'close up',
  underside: 'its underside',
  edge: 'its edge',
  'in-use': 'in use',
}
export const viewOf = (name: string, view: PictureView) => `${name}, ${views[view]}`
