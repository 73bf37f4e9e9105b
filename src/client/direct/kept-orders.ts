/** Where this browser keeps the orders that it has placed, or is placing. */
export const INTENTS = 'order-intents'

/** Whether it keeps any: only then what works on them is loaded. */
export function keepsOrders(): boolean {
  try {
    return localStorage.getItem(INTENTS) !== null
  } catch {
    return false
  }
}
