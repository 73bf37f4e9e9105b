/** Everything that says who sells here. Another maker changes this file, the pictures in `src/assets` and `.env`. */
export const site = {
  name: 'Hoof & Husk',
  tagline: 'Tough on Wear, Soft on Feet',
} as const
