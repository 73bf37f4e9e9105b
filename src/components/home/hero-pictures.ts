import first from '#assets/hero/hero-1.jpg'
import second from '#assets/hero/hero-2.jpg'
import third from '#assets/hero/hero-3.jpg'
import * as words from '#words/shop-pictures.ts'

/** The three pictures of the hero slideshow (behaviour 1.1), first the one that is seen at once. */
export const heroPictures = [
  { picture: first, alt: words.barnAisle },
  { picture: second, alt: words.doormat },
  { picture: third, alt: words.matStack },
] as const
