import { localDay } from '#domain/quotation-date.ts'
import { maker } from '#islands/quotation/maker.ts'
import { saveFile } from '#islands/save-file.ts'
import type { CatalogueItem } from '#stores/catalogue-item.ts'
import { $shownUnit } from '#stores/shown-unit.ts'
import * as words from '#words/catalogue-paper.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { cataloguePaper } from './catalogue-paper.ts'

/** A catalogue that somebody asks for. */
export interface WantedCatalogue {
  name: string
  items: readonly CatalogueItem[]
  withPrices: boolean
  signal: AbortSignal
  /** How many items are set. */
  advance: (done: number) => void
}

/** Sets the items of a list and saves the PDF. Throws when it is cancelled or fails. */
export async function makeCatalogue({ name, items, withPrices, signal, advance }: WantedCatalogue): Promise<void> {
  const paper = cataloguePaper({
    ...{ maker, name, items, withPrices, unit: $shownUnit.get(), origin: location.origin },
    date: localDay(new Date()),
  })
  const file = await buildCatalogue(paper, { signal, advance })
  const short = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  saveFile(file, words.fileName(short))
}
