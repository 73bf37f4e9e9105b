/** What items of a family may differ in. */
export const FAMILY_TRAITS = ['colour', 'size', 'thickness'] as const
export type FamilyTrait = (typeof FAMILY_TRAITS)[number]
