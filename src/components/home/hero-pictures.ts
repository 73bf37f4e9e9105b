import first from '#assets/hero/hero-1.jpg'
import second from '#assets/hero/hero-2.jpg'
import third from '#assets/hero/hero-3.jpg'
import * as words from '#words/shop-pictures.ts'

/** The three pictures of the hero slideshow (behaviour 1.1), first the one that is seen at once, with a mat in each. */
export const heroPictures = [
  { picture: first, alt: words.barnAisle, shows: { itemId: '010103', code: 'HH-STB-1812-22' } },
  { picture: second, alt: words.doormat, shows: { itemId: '020101', code: 'HH-DOR-6040-20' } },
  { picture: third, alt: words.matStack, shows: { itemId: '030102', code: 'HH-CUB-1812-24' } },
] as const
