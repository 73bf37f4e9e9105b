import type { FamilyValues } from '#domain/family.ts'
import type { OwnedFamily } from '#domain/family-file.ts'
import type { Catalogue } from './catalogue.ts'
import type { Listed } from './listed-items.ts'

/** A family as a report names it. */
export interface FamilyLine {
  familyId: string
  /** Of its first item. */
  name: string
  itemIds: string[]
  traits: FamilyValues[]
  /** The owner joined it. */
  byOwner: boolean
}

export function familyLines(families: readonly OwnedFamily[], { items }: Catalogue, most: number): Listed<FamilyLine> {
  const shown = families.slice(0, most)
  const ids = new Set(shown.map(({ familyId }) => familyId))
  const names = new Map(items.flatMap(({ itemId, name }) => (ids.has(itemId) ? [[itemId, name]] : [])))
  const entries = shown.map(({ familyId, members, traits, byOwner }) => {
    return { familyId, name: names.get(familyId) ?? '', itemIds: members.map(({ itemId }) => itemId), traits, byOwner }
  })
  return { count: families.length, entries }
}
