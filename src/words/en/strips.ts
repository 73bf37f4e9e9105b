/** Strips of what is sold by the metre, in the note of an order. */

/** What comes by the metre, and in which lengths. */
export const cutTo = (code: string, lengths: string) => `${code} to ${lengths}`
/** Into the note of an order: what has no room there stands on the plans. */
export const strips = (parts: readonly string[], left: number) =>
  `Cut ${parts.join('; ')}${left === 0 ? '' : `; and ${left} more as planned`}`
export const stripsOnPlan = 'Cut strips as on the plan of the quotation'
