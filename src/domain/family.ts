import { FAMILY_TRAITS, type FamilyTrait } from './family-traits.ts'
import type { TraitValue, Variant } from './variant.ts'

/** One mat in several colours, sizes or thicknesses, each an item with a page of its own. */
export interface Family {
  /** The least of its items' ids. */
  familyId: string
  /** What its items differ in, and what there is of each. */
  traits: FamilyValues[]
  members: FamilyMember[]
}

export interface FamilyValues {
  trait: FamilyTrait
  values: string[]
}

export interface FamilyMember {
  itemId: string
  /** Which value of each trait it has. */
  at: number[]
}

/**
 * The families among items, in the order of their ids. Items of one are of one sub-category and brand, and differ in
 * colour, size or thickness alone; where one of these is not stated, or two items are alike in all, they stand alone.
 */
export function findFamilies(variants: Iterable<Variant>): Family[] {
  const kinds = new Map<string, Variant[]>()
  for (const variant of variants) {
    if (variant.kind === undefined) continue
    const like = kinds.get(variant.kind)
    if (like === undefined) kinds.set(variant.kind, [variant])
    else like.push(variant)
  }
  return [...kinds.values()]
    .flatMap((like) => partsOf(like).flatMap((part) => familyOf(distinct(explained(part))) ?? []))
    .toSorted((a, b) => compareTexts(a.familyId, b.familyId))
}

/** The family that variants make up; undefined where they are fewer than two, or cannot be told apart. */
export function familyOf(bareVariants: readonly Variant[]): Family | undefined {
  const variants = explained(bareVariants)
  const traits = differing(variants)
  if (traits.length === 0 || !areToldApart(variants, traits)) return undefined
  const byId = variants.toSorted((a, b) => compareTexts(a.itemId, b.itemId))
  const found = traits.map((trait) => ({ trait, values: valuesOf(byId, trait) }))
  const members = byId
    .map(({ itemId, traits: own }) => ({
      itemId,
      at: found.map(({ trait, values }) => values.findIndex(({ key }) => key === own[trait]?.key)),
    }))
    .toSorted((a, b) => comparePlaces(a.at, b.at))
  return {
    familyId: byId[0]?.itemId ?? '',
    traits: found.map(({ trait, values }) => ({ trait, values: values.map(({ text }) => text) })),
    members,
  }
}

/** All of them where their lines agree, as far as they state anything; otherwise those that state the very same. */
function partsOf(variants: readonly Variant[]): Variant[][] {
  const told = new Map<string, string>()
  const agree = variants.every(({ steady }) =>
    steady.every((line) => {
      const label = line.slice(0, line.indexOf(':'))
      const before = told.get(label) ?? line
      told.set(label, before)
      return before === line
    }),
  )
  if (agree) return [[...variants]]
  const parts = Map.groupBy(variants, ({ steady }) => steady.toSorted().join('\n'))
  return [...parts.values()]
}

/** What a bare length is of, others of its kind say: a thickness where one of them states its own, otherwise a size. */
function explained(variants: readonly Variant[]): Variant[] {
  const isThickness = variants.some(({ traits }) => traits.thickness !== undefined)
  return variants.map((variant) => {
    const { bare, ...rest } = variant
    if (bare === undefined) return variant
    const { traits } = rest
    if (isThickness) return { ...rest, traits: { ...traits, thickness: bare } }
    return { ...rest, traits: { ...traits, size: traits.size === undefined ? bare : joined(traits.size, bare) } }
  })
}

function joined(size: TraitValue, bare: TraitValue): TraitValue {
  const { key, text, order } = size
  return { key: `${key}, ${bare.key}`, text: `${text}, ${bare.text}`, order: order + bare.order }
}

/** Without those of which it is not stated what the others differ in, and without those that are alike in all. */
function distinct(variants: readonly Variant[]): Variant[] {
  const traits = differing(variants)
  const stated = variants.filter(({ traits: own }) => traits.every((trait) => own[trait] !== undefined))
  const counts = new Map<string, number>()
  for (const variant of stated) counts.set(makeOf(variant), (counts.get(makeOf(variant)) ?? 0) + 1)
  return stated.filter((variant) => counts.get(makeOf(variant)) === 1)
}

function differing(variants: readonly Variant[]): FamilyTrait[] {
  return FAMILY_TRAITS.filter((trait) => new Set(variants.map(({ traits }) => traits[trait]?.key)).size > 1)
}

function areToldApart(variants: readonly Variant[], traits: readonly FamilyTrait[]): boolean {
  const stated = variants.every(({ traits: own }) => traits.every((trait) => own[trait] !== undefined))
  return stated && new Set(variants.map(makeOf)).size === variants.length
}

function makeOf({ traits }: Variant): string {
  return JSON.stringify(FAMILY_TRAITS.map((trait) => traits[trait]?.key ?? null))
}

function valuesOf(variants: readonly Variant[], trait: FamilyTrait): TraitValue[] {
  const found = new Map<string, TraitValue>()
  for (const { traits } of variants) {
    const value = traits[trait]
    if (value !== undefined && !found.has(value.key)) found.set(value.key, value)
  }
  return [...found.values()].toSorted((a, b) => a.order - b.order || compareTexts(a.key, b.key))
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (const [index, place] of a.entries()) if (place !== b[index]) return place - (b[index] ?? 0)
  return 0
}

/** Of two that differ: the same everywhere, whatever the language of the machine. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : 1
}
