import type { SeedMainCategory, SeedSlide } from '#embedded-store/seed-catalogue.ts'

/** A name that does its best to be anything but a name. */
export const HOSTILE_NAME = `<img src=x onerror=alert(1)> "Mat" 'n' & </script><script>alert(2)</script>`
export const SINHALA_NAME = 'කොහු පාපිස්ස 🐎'
export const ARABIC_NAME = 'ممسحة باب من ألياف جوز الهند'
export const LONG_NAME = `Very ${'long'.repeat(40)} mat that never ends ${'and goes on '.repeat(20)}`

/** How many items the long sub-category lists. */
export const LONG_LIST = 150

/** A store that a careless or hostile hand has filled: the shop must come out whole and harmless. */
export const oddCatalogue: SeedMainCategory[] = [
  {
    categoryMainID: 'O1',
    categoryMainName: `Odd & "ends" <b>`,
    subCategories: [
      {
        categorySubID: 'O11',
        categorySubName: 'Texts',
        mats: [
          mat('hostile', HOSTILE_NAME, `<script>alert(3)</script>\n\nSize: 6 ft x 4 ft\nThickness: <b>17</b> mm`),
          mat('sinhala', SINHALA_NAME, 'රබර් පැදුර'),
          mat('arabic', ARABIC_NAME, 'حصيرة مطاطية'),
          mat('long', LONG_NAME, 'x'.repeat(4000)),
          { ...mat('bare', 'Bare mat', ''), itemDescription: null, brandName: null },
          { ...mat('unseen', 'Mat without a picture', ''), pictures: [] },
          { ...mat('free', 'Mat without a price', 'Ask us.'), retailPrice: 0 },
          mat('..', 'A mat that climbs', ''),
          mat('a/b', 'A mat with a slash', ''),
          mat('x'.repeat(65), 'A mat with a long id', ''),
        ],
      },
      { categorySubID: 'O12', categorySubName: 'Texts', mats: [] },
    ],
  },
  { categoryMainID: 'O2', categoryMainName: 'Empty', subCategories: [] },
  { categoryMainID: 'O4', categoryMainName: `Gummi${'matten'.repeat(12)}`, subCategories: [] },
  {
    categoryMainID: 'O3',
    categoryMainName: 'Many',
    subCategories: [
      {
        categorySubID: 'O31',
        categorySubName: 'A long list',
        mats: Array.from({ length: LONG_LIST }, (_, index) =>
          mat(`m${index + 1}`, `Mat number ${index + 1}`, 'Size: 1 × 2 m'),
        ),
      },
    ],
  },
]

export const oddSlides: SeedSlide[] = [
  { slideBannerID: 'wordless', title: '', description: ' ', buttonLink: '/contact-us' },
  { slideBannerID: 'script', title: 'Script link', description: '', buttonLink: 'javascript:alert(4)' },
  { slideBannerID: 'away', title: 'Off-site link', description: '', buttonLink: 'https://evil.example/' },
  { slideBannerID: 'good', title: '<i>Good</i> link', description: 'Stays here', buttonLink: '/about-us' },
]

function mat(itemID: string, itemName: string, itemDescription: string) {
  const itemCode = `ODD-${itemID}`.slice(0, 40)
  return { itemID, itemCode, itemName, itemDescription, brandName: 'Odd', retailPrice: 12.5, pictures: ['1'] }
}
