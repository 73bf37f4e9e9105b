/** What stands in the remarks of an order and its lines, for the people of the shop. */

export const webOrder = (reference: string) => `Web order ${reference}`
export const billTo = (bill: string) => `Bill to: ${bill}`
export const company = (name: string) => `Company: ${name}`
export const delivery = (note: string) => `Delivery: ${note}`
export const purchaseOrder = (number: string) => `PO ${number}`
