/** What stands in the remarks of an order and its lines, for the people of the shop. */

export const webOrder = (reference: string) => `Web order ${reference}`
export const webOrderBilledTo = (reference: string, bill: string) => `Web order ${reference}. Bill to: ${bill}`
