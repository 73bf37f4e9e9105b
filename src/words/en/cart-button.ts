/** The cart in the header. */

/** The sum of all quantities: pieces, metres, cartons. */
export const cartWith = (pieces: number) => `Cart, ${pieces} in it`
/** Where less is shown than there is. Who speaks to the browser says what it shows. */
export const cartWithMany = (pieces: number, shown: string) => `Cart, ${pieces} in it, shown as ${shown}`
