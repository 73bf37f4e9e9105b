import first from '#assets/hero/hero-1.jpg'
import second from '#assets/hero/hero-2.jpg'
import third from '#assets/hero/hero-3.jpg'

/** The three pictures of the hero slideshow (spec section 9), first the one that is seen at once. */
export const heroPictures = [
  { picture: first, alt: 'Rows of raised studs on the surface of a rubber mat, seen close' },
  { picture: second, alt: 'The pile of a coir mat in raking light, each fibre visible' },
  { picture: third, alt: 'A stack of rubber mats of different thickness and surface' },
]
