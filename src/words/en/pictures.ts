/** The pictures of a product, and the large view of one. */

export const closePicture = 'Close picture'
export const closerView = (name: string) => `${name}, closer`
export const larger = 'Larger'
export const lookCloser = (picture: string) => `${picture}: look closer`
export const moveByKeys = 'Picture. Arrow keys move it.'
export const numberedPicture = (index: number, count: number) => `Picture ${index} of ${count}`
export const pictureMissing = (name: string) => `${name} (no picture yet)`
export const pictureOf = (name: string, index: number, count: number) => `${name}, picture ${index} of ${count}`
export const pictures = 'Pictures'
export const pictureToFollow = 'Picture to follow'
export const smaller = 'Smaller'
