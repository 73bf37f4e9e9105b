import type { ShownUnit } from '#domain/shown-unit.ts'

/** In what sizes and weights are shown. */

export const unit = 'Unit of sizes'
export const sizesIn = 'Sizes in'
/** A weight, and one that was worked out with what the makers state. */
export const kilograms = (amount: string) => `${amount} kg`
export const withStated = (shown: string, stated: string) => `${shown} (${stated})`
/** An area, and one that was worked out from the maker's measures. */
export const squareMetres = (amount: string) => `${amount} m²`
export const squareFeet = (amount: string) => `${amount} sq ft`
/** Short signs, as they stand behind numbers. */
export const signs: Readonly<Record<ShownUnit, string>> = { mm: 'mm', cm: 'cm', in: 'in', ft: 'ft' }
/** Beside a size that was worked out, what the maker states. */
export const stated = (text: string) => `Stated: ${text}`
