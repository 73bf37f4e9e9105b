import type { Family, FamilyMember } from './family.ts'
import type { FamilyTrait } from './family-traits.ts'

/** A colour, size or thickness that can be chosen, from where one stands. */
export interface FamilyChoice {
  text: string
  itemId: string
  present: boolean
  /** What else changes with it, since what is looked at is not made in it: `20 mm`. */
  changes: string[]
}

export interface FamilyChoices {
  trait: FamilyTrait
  choices: FamilyChoice[]
}

/** How many of what, as a card says it: `3 colours`. */
export interface FamilyCount {
  trait: FamilyTrait
  count: number
}

export function familyCounts({ traits }: Pick<Family, 'traits'>): FamilyCount[] {
  return traits.map(({ trait, values }) => ({ trait, count: values.length }))
}

/**
 * What a member leads to: for each value the item that has it and shares the most with this one; of several, the one
 * that is the least apart, and then the first.
 */
export function familyChoices({ traits, members }: Family, itemId: string): FamilyChoices[] {
  const here = members.find((member) => member.itemId === itemId)
  if (here === undefined) return []
  return traits.map(({ trait, values }, axis) => ({
    trait,
    choices: values.flatMap((text, place) => {
      const nearest = nearestTo(
        here,
        members.filter(({ at }) => at[axis] === place),
      )
      if (nearest === undefined) return []
      const changes = traits.flatMap((other, index) => {
        const value = other.values[nearest.at[index] ?? -1]
        return index === axis || nearest.at[index] === here.at[index] || value === undefined ? [] : [value]
      })
      return [{ text, itemId: nearest.itemId, present: here.at[axis] === place, changes }]
    }),
  }))
}

function nearestTo(here: FamilyMember, candidates: readonly FamilyMember[]): FamilyMember | undefined {
  return candidates.toSorted((a, b) => apart(here, a) - apart(here, b))[0]
}

/** Each value that differs counts more than any number of steps within one. */
function apart(here: FamilyMember, other: FamilyMember): number {
  const steps = here.at.map((place, axis) => Math.abs(place - (other.at[axis] ?? 0)))
  return steps.filter((step) => step > 0).length * 1_000_000 + steps.reduce((sum, step) => sum + step, 0)
}
