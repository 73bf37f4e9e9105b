import type { FamilyCount } from '#domain/family-choices.ts'
import * as words from '#words/family.ts'

const COUNTS = { colour: words.colours, size: words.sizes, thickness: words.thicknesses } as const

/** What a card says of a family: `3 colours · 2 thicknesses`; empty where an item stands alone. */
export function familyLine(counts: readonly FamilyCount[]): string {
  return counts.map(({ trait, count }) => COUNTS[trait](count)).join(' · ')
}
