/** Around the policies, which are the owner's. */

/** Before and after the address of the shop. */
export const questions = ['Questions? Write to ', '.'] as const
export const service = 'Service'
export const summary = (policy: string, shop: string, headings: string) => `${policy} of ${shop}: ${headings}.`
export const time = 'Time'
