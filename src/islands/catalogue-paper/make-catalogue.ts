import { fileNamePart } from '#domain/file-name.ts'
import type { PricesAtMs } from '#domain/prices-day.ts'
import { pricesDay } from '#domain/prices-day.ts'
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
  /** The moment that the prices are of. */
  pricesAtMs: PricesAtMs
  signal: AbortSignal
  /** How many items are set. */
  advance: (done: number) => void
}

/** Sets the items of a list and saves the PDF. Throws when it is cancelled or fails. */
export async function makeCatalogue(wanted: WantedCatalogue): Promise<void> {
  const { name, items, withPrices, pricesAtMs, signal, advance } = wanted
  const paper = cataloguePaper({
    ...{ maker, name, items, withPrices, unit: $shownUnit.get(), origin: location.origin },
    date: localDay(new Date()),
    pricesOf: pricesDay(pricesAtMs),
  })
  const file = await buildCatalogue(paper, { signal, advance })
  saveFile(file, words.fileName(fileNamePart(name)))
}
