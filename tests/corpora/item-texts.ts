import { diceFrom } from './dice.ts'
import { relatedItems } from './related-items.ts'
import { singleItems } from './single-items.ts'

/** One item as a store may write it, and what a careful person reads out of it. */
export interface ItemText {
  name: string
  /** Plain text: blank lines part paragraphs, and the last block is of lines that read "Label: text", or there is none. */
  description: string
  brand: string
  subCategoryId: string
  /** What a careful reader is sure of; undefined where nothing is stated, or the text leaves doubt. */
  unit: ReadUnit | undefined
  /** In units of sale, as stated; undefined where none is with certainty. With a step alone, the first step is the least. */
  minimum: number | undefined
  step: number | undefined
  /** The same for items that are one mat in several colours, sizes or thicknesses; undefined for one alone. */
  family: string | undefined
}

export type ReadUnit =
  | { of: 'piece'; noun: 'piece' | 'mat' | 'tile' | 'slab' | 'sheet' }
  /** A running metre. */
  | { of: 'metre' }
  | { of: 'square-metre' }
  | {
      of: 'pack'
      noun: 'kit' | 'set' | 'pack' | 'pair' | 'box' | 'carton' | 'roll' | 'bundle' | 'pallet'
      pieces?: number
    }

/** A text, and whether it invites to read a unit, minimum or step that is not there, or relatives that are none. */
export interface Composed {
  item: ItemText
  trap: boolean
}

const COUNT = 2000
const CLUSTERS = 110

/** The whole corpus, the same at every call: written by hand in fragments, put together by dice. */
export function itemTexts(): readonly ItemText[] {
  return composedTexts().map(({ item }) => item)
}

export function composedTexts(): readonly Composed[] {
  const dice = diceFrom(20_261_122)
  const related = relatedItems(dice, CLUSTERS)
  return dice.shuffled([...related, ...singleItems(dice, COUNT - related.length)])
}
