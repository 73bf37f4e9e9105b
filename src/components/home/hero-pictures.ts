import first from '#assets/hero/hero-1.jpg'
import second from '#assets/hero/hero-2.jpg'
import third from '#assets/hero/hero-3.jpg'

/** The three pictures of the hero slideshow (behaviour 1.1), first the one that is seen at once. */
export const heroPictures = [
  { picture: first, alt: 'Studded rubber mats along the aisle of a barn, daylight at its far end' },
  { picture: second, alt: 'A coir doormat on flagstones before a green door, in low sun' },
  { picture: third, alt: 'A stack of rubber mats of different thickness and surface' },
] as const
