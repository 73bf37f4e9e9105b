/** The cart in the header. */

/** The sum of all quantities: pieces, metres, cartons. */
export const cartWith = (count: number) => `Cart, ${count} in it`
