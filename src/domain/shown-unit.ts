/** In what lengths are shown: as the maker states them, or in another unit. Weights are in pounds beside inches and feet. */
export const SHOWN_UNITS = ['mm', 'cm', 'in', 'ft'] as const
export type ShownUnit = (typeof SHOWN_UNITS)[number]

/** What somebody chose once; where nobody has, inches where the region of the browser's language measures in them. */
export function shownUnitOf(kept: string, language: string): ShownUnit {
  return SHOWN_UNITS.find((unit) => unit === kept) ?? (/-(?:US|LR|MM)\b/i.test(language) ? 'in' : 'mm')
}

/** Whether weights are in pounds beside this unit. */
export function isImperial(unit: ShownUnit): unit is 'in' | 'ft' {
  return unit === 'in' || unit === 'ft'
}
