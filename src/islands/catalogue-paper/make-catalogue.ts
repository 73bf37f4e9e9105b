import { localDay } from '#domain/quotation-date.ts'
import { maker } from '#islands/quotation/maker.ts'
import { saveFile } from '#islands/save-file.ts'
import { readItems } from '#stores/catalogue-items.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/catalogue-paper.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { cataloguePaper } from './catalogue-paper.ts'

/** A catalogue that somebody asks for. */
export interface WantedCatalogue {
  name: string
  itemIds: readonly string[]
  withPrices: boolean
  signal: AbortSignal
  /** How many items have been read, then how many are set. */
  advance: (work: 'reading' | 'setting', done: number) => void
}

/** Reads the items of a list, sets them and saves the PDF. How many were left out. Throws when it is cancelled or fails. */
export async function makeCatalogue({ name, itemIds, withPrices, signal, advance }: WantedCatalogue): Promise<number> {
  const { items, gone } = await readItems(itemIds, signal, (done) => advance('reading', done))
  const paper = cataloguePaper({
    ...{ maker, name, items, withPrices, unit: $shownUnit.get(), origin: location.origin },
    date: localDay(new Date()),
  })
  const file = await buildCatalogue(paper, { signal, advance: (done) => advance('setting', done) })
  const short = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  saveFile(file, words.fileName(short))
  return gone
}
