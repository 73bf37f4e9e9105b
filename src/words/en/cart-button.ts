/** The cart in the header. */

/** The sum of all quantities, as it is shown: pieces, metres, cartons. Who speaks to the browser says what it shows. */
export const cartWith = (shown: string) => `Cart, ${shown} in it`
