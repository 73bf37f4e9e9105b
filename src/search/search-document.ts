import { type Cents, cents, type Price } from '#domain/cents.ts'
import { briefFacts, type Fact, type FactSubject, materialFact, subjectOf } from '#domain/fact.ts'
import { factText } from '#domain/fact-text.ts'
import type { FamilyCount } from '#domain/family-choices.ts'
import type { Item } from '#domain/item.ts'
import type { SaleTerms } from '#domain/sale-terms.ts'
import { squareMetrePrice } from '#domain/square-metre.ts'
import { writeSaleTerms } from '#domain/written-sale-terms.ts'
import { measureTerm, readMeasures } from './search-measures.ts'
import { codeTerms, indexedTerms } from './search-terms.ts'

/** An item as search shows and compares it. */
export interface SearchDocument {
  itemId: string
  code: string
  name: string
  brand: string
  price: Price
  /** Size and thickness, as on a card. */
  brief: string
  material: string
  /** How many colours, sizes and thicknesses its family has; nothing where it stands alone. */
  family: FamilyCount[]
  /** What `writeSaleTerms` makes of how it is sold. */
  sold: string
  /** What a square metre comes to; 0 where that is not known. */
  squareMetre: Cents
  /** An `indexPicture` of the build; empty where there is none. */
  picture: string
  /** The same of the second picture, without a larger one. */
  second: string
  /** Its row among what lists are filtered by; -1 for an item newer than the build. */
  row: number
  /** Names of main and sub-category; empty for an item newer than the build. */
  mainCategory: string
  subCategory: string
  /** What else its page says, for comparing only. */
  keywords: string
  /** The terms of its measures, parted by spaces, for comparing only. */
  measures: string
}

/** An item as the store lists it now; of its place and its pictures the build may know more. */
export function documentOf(
  { itemId, code, name, brand, price }: Item,
  facts: readonly Fact[],
  terms: SaleTerms,
): SearchDocument {
  const brief = briefFacts(facts)
  const material = materialFact(facts)
  const words = facts.filter((fact) => !MEASURED.has(subjectOf(fact) ?? ''))
  const keywords = words.map(factText).join(' ')
  return {
    itemId,
    code,
    name,
    brand,
    price,
    brief: brief.map(factText).join(' · '),
    material: material === undefined ? '' : factText(material),
    family: [],
    sold: writeSaleTerms(terms),
    squareMetre: squareMetrePrice({ name, price, terms, facts }) ?? cents(0),
    picture: '',
    second: '',
    row: -1,
    mainCategory: '',
    subCategory: '',
    keywords,
    measures: measureTerms(brief.flatMap(sidesOf), [name, ...brief.map(ownWords), keywords]).join(' '),
  }
}

/** What is asked for by its measure and not by its words. */
const MEASURED: ReadonlySet<string> = new Set<FactSubject>(['size', 'thickness', 'weight'])

/** The lengths that a fact carries. */
function sidesOf(fact: Fact): number[] {
  if (fact.kind === 'size') return [fact.lengthMm, fact.widthMm]
  return fact.kind === 'thickness' || fact.kind === 'width' ? [fact.mm.least, fact.mm.most] : []
}

/** A line may state more than its fact carries: a third side, or `16 mm at the ribs`. */
function ownWords({ line }: Fact): string {
  return line?.text ?? ''
}

/** The terms of sides in millimetres, and of those that texts state. */
function measureTerms(sidesMm: readonly number[], texts: readonly string[]): string[] {
  const stated = texts.flatMap((text) => readMeasures(text).flatMap(({ readings: [first] }) => first?.sidesMm ?? []))
  return [...new Set([...sidesMm, ...stated].map(measureTerm))]
}

export const SEARCH_FIELDS = ['name', 'code', 'kind', 'brand', 'keywords', 'measures'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** The terms of a field, parted by spaces. */
export function fieldText(document: SearchDocument, field: SearchField): string {
  if (field === 'measures') return document.measures
  if (field === 'code') return codeTerms(document.code).join(' ')
  if (field === 'kind') return indexedTerms(`${document.subCategory} ${document.mainCategory}`).join(' ')
  return indexedTerms(document[field]).join(' ')
}
