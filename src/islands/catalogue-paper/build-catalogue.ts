import { setMakerLine } from '#islands/paper/maker-line.ts'
import { setFooters } from '#islands/quotation/page-footers.ts'
import { setHead } from '#islands/quotation/quotation-head.ts'
import { documentFile, openDocument } from '#pdf/document.ts'
import { openFlow } from '#pdf/page-flow.ts'
import { photographOf } from '#pdf/photograph.ts'
import { sheet } from '#pdf/sheet.ts'
import { settable } from '#pdf/text-runs.ts'
import * as words from '#words/catalogue-paper.ts'
import type { CatalogueEntry, CataloguePaper } from './catalogue-paper.ts'
import { CELL, setEntry } from './set-entry.ts'
import { setIndex } from './set-index.ts'

interface Progress {
  signal: AbortSignal
  advance: (done: number) => void
}

/**
 * Sets a catalogue as a PDF document, in the browser. Pictures are fetched and made small a row at a time, so that no more
 * than a row of them is ever there in full. Throws when it is cancelled, or a font cannot be loaded.
 */
export async function buildCatalogue(catalogue: CataloguePaper, { signal, advance }: Progress): Promise<Blob> {
  const { maker, name, entries } = catalogue
  const everything = settable(JSON.stringify([catalogue, words.index]))
  const paper = await openDocument({ regular: everything, bold: everything, heading: everything })
  const head = () => setMakerLine(paper, maker)
  const flow = openFlow(paper, setHead(paper, catalogue) - 2, head)
  const pages = new Map<CatalogueEntry, number>()
  for (let first = 0; first < entries.length; first += COLUMNS.length) {
    const row = entries.slice(first, first + COLUMNS.length)
    const pictures = await Promise.all(row.map(({ picture }) => photographOf(picture, PIXELS)))
    signal.throwIfAborted()
    flow.need(CELL.height)
    for (const [column, entry] of row.entries()) {
      setEntry(paper, entry, pictures[column], { x: COLUMNS[column] ?? sheet.start, y: flow.y })
      pages.set(entry, paper.doc.getNumberOfPages())
    }
    flow.y += CELL.height
    advance(first + row.length)
  }
  setIndex(paper, pages, head)
  setFooters(paper, words.running(maker.name, name))
  return documentFile(paper, `${catalogue.title}: ${name}`, maker.name)
}

const COLUMNS = [sheet.start, sheet.columns[2] + 2]
/** Of 36 mm, some 230 dots an inch. */
const PIXELS = 330
