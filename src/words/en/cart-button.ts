/** The cart in the header. */

import { plural } from '#plural.ts'

export const cartWith = (pieces: number) =>
  plural(pieces, { one: `Cart, ${pieces} piece`, other: `Cart, ${pieces} pieces` })
