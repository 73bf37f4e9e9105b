/** Pictures that take turns. */

export const heroSlides = 'Hero slides'
export const numberedSlide = (index: number, count: number) => `Slide ${index} of ${count}`
export const pause = 'Pause slides'
export const play = 'Play slides'
export const productSlides = 'Product slides'
