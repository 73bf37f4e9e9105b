/** ISO 4217: what every price in the store is in. Another maker may sell in another currency. */
export const CURRENCY = 'USD'
