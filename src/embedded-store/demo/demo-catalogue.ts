import { dairy } from './dairy.ts'
import type { DemoMainCategory, DemoSlide } from './demo-mat.ts'
import { entrance } from './entrance.ts'
import { gym } from './gym.ts'
import { horse } from './horse.ts'
import { industrial } from './industrial.ts'

/** The range the embedded store opens with, in the order the shop shows it. */
export const demoCatalogue: DemoMainCategory[] = [horse, entrance, dairy, gym, industrial]

/** The home page's slides, in order; links are routes of this shop. */
export const demoSlides: DemoSlide[] = [
  {
    slideBannerID: 'slide-1',
    title: 'Floors a horse can stand on all night',
    description: 'Stable mats from 12 to 22 mm, pressed in one piece and grooved underneath so the floor drains.',
    buttonLink: `/store#${encodeURIComponent(horse.categoryMainName)}`,
  },
  {
    slideBannerID: 'slide-2',
    title: 'Coir that stops the yard at the door',
    description:
      'Doormats, boot scrapers and matting cut to length, from coconut fibre spun and woven in our own mill.',
    buttonLink: `/store#${encodeURIComponent(entrance.categoryMainName)}`,
  },
  {
    slideBannerID: 'slide-3',
    title: 'One maker, from the parlour to the plant room',
    description: 'See the whole range with sizes, thicknesses and prices, and download a quotation from the cart.',
    buttonLink: '/store',
  },
  {
    slideBannerID: 'slide-4',
    title: 'Made to your measurements',
    description: 'Send us a drawing or a list of pen sizes and we answer with a price and a delivery date.',
    buttonLink: '/contact-us',
  },
]
