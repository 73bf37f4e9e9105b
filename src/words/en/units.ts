import type { ShownUnit } from '#domain/shown-unit.ts'

/** In what sizes and weights are shown. */

export const unit = 'Unit of sizes'
export const sizesIn = 'Sizes in'
/** Short signs, as they stand behind numbers. */
export const signs: Readonly<Record<ShownUnit, string>> = { mm: 'mm', cm: 'cm', in: 'in', ft: 'ft' }
/** Beside a size that was worked out, what the maker states. */
export const stated = (text: string) => `Stated: ${text}`
