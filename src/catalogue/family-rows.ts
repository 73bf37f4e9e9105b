import type { SQLInputValue } from 'node:sqlite'
import * as v from 'valibot'
import type { Family } from '#domain/family.ts'
import { FAMILY_TRAITS } from '#domain/family-traits.ts'

/** Families as a snapshot keeps them. */
export function familyRows(families: readonly Family[]): SQLInputValue[][] {
  return families.map(({ familyId, traits, members }) => [familyId, JSON.stringify(traits), JSON.stringify(members)])
}

export function familyMemberRows(families: readonly Family[]): SQLInputValue[][] {
  return families.flatMap(({ familyId, members }) => members.map(({ itemId }) => [itemId, familyId]))
}

export const FamilyTraits = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ trait: v.picklist(FAMILY_TRAITS), values: v.array(v.string()) })),
)
const Members = v.pipe(v.string(), v.parseJson(), v.array(v.object({ itemId: v.string(), at: v.array(v.number()) })))

export const FamilyRow = v.pipe(
  v.object({ family_id: v.string(), traits: FamilyTraits, members: Members }),
  v.transform(({ family_id: familyId, traits, members }): Family => ({ familyId, traits, members })),
)
export const FAMILY = `
  SELECT family.id AS family_id, traits, members FROM family_member JOIN family ON family.id = family_id
  WHERE item_id = ?`
