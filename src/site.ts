import { siteName } from './site-name.ts'

/**
 * Everything that says who sells here. Another maker changes this file, `site-name.ts`, the pictures in
 * `src/assets`, and `.env`.
 * The words between quotation marks are what a shopper reads.
 */
export const site = {
  name: siteName,
  tagline: 'Tough on Wear, Soft on Feet',
  summary:
    'Rubber and coconut-fibre mats for stables, dairies, gyms, factories and front doors. Made in Sri Lanka and India, exported to over 70 countries.',
  description:
    'We make mats from two honest materials: rubber, crumbed and moulded in our own presses, and coir, the fibre of the coconut husk. They lie under horses and cows, racks and lathes, boots and bare feet. Every mat is cut, weighed and measured before it leaves, and every figure on these pages is one you can hold us to.',
  email: 'sales@hoofandhusk.example',
  supportEmail: 'support@hoofandhusk.example',
  founded: 1998,
  headquarters: {
    label: 'Headquarters',
    lines: ['Hoof & Husk Pty Ltd', '48 Wharf Street', 'Brisbane QLD 4000', 'Australia'],
  },
  factories: [
    {
      label: 'Factory, Sri Lanka',
      lines: ['Hoof & Husk Lanka (Pvt) Ltd', 'Horana Export Zone, Lot 22', 'Horana', 'Sri Lanka'],
    },
    {
      label: 'Factory, India',
      lines: ['Hoof & Husk India LLP', 'Aroor Industrial Estate, Plot 9', 'Alappuzha, Kerala', 'India'],
    },
  ],
  hotlines: [
    { region: 'Australia and the Pacific', person: 'Rowan Ellery', phone: '+61 7 5550 0148' },
    { region: 'Asia, Africa, Europe and the Americas', person: 'Nadeesha Perera', phone: '+94 11 555 0148' },
  ],
  figures: [
    { value: '4', label: 'factories built since 1998' },
    { value: '60,000+', label: 'square feet across three production locations' },
    { value: '70+', label: 'countries we export to' },
    { value: 'ISO', label: 'certified products' },
  ],
  history: [
    { year: '1998', text: 'Our first factory opens and turns worn tyres into rubber crumb powder.' },
    { year: '2010', text: 'The second factory presses the crumb into mats, and coir joins rubber.' },
    { year: '2017', text: 'A third factory, for stable and dairy mats in full-box sizes.' },
    { year: '2022', text: 'The fourth brings us to over 60,000 square feet across three production locations.' },
  ],
  highlights: [
    {
      icon: 'delivery',
      title: 'Island-wide delivery',
      text: 'To any address in Sri Lanka; by container to over 70 countries.',
    },
    {
      icon: 'quality',
      title: 'Quality',
      text: 'ISO-certified products, each weighed and measured before it is packed.',
    },
    {
      icon: 'eco',
      title: 'Eco friendly',
      text: 'Recycled rubber and coconut husk: two materials that would have gone to waste.',
    },
    { icon: 'secure', title: 'Secure', text: 'Your details and your orders stay between you and us.' },
  ],
  custom: [
    {
      title: 'Livestock mats to measure',
      text: 'Cubicles, parlours and passages in the length you need, cut to the millimetre, with the surface and the slope of drainage that your floor asks for.',
      picture: 'livestock',
    },
    {
      title: 'Horse mats to measure',
      text: 'Full-box sets for stables, wash bays and trailers: trimmed round posts and drains, interlocked if you like, your mark pressed into the rubber.',
      picture: 'horse',
    },
  ],
} as const
