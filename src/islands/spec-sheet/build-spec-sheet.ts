import { setMakerLine } from '#islands/paper/maker-line.ts'
import { setText } from '#islands/paper/set-text.ts'
import { setFooters } from '#islands/quotation/page-footers.ts'
import type { QuotationMaker } from '#islands/quotation/quotation.ts'
import { documentFile, openDocument } from '#pdf/document.ts'
import { openFlow, type PageFlow } from '#pdf/page-flow.ts'
import type { Paper } from '#pdf/paper.ts'
import type { Photograph } from '#pdf/photograph.ts'
import { putPhotograph } from '#pdf/put-photograph.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import { settable } from '#pdf/text-runs.ts'
import * as words from '#words/spec-sheet.ts'
import { setItemSketch } from './set-item-sketch.ts'
import { setItemTitle } from './set-item-title.ts'
import type { SpecSheet } from './spec-sheet.ts'

/** Sets the spec sheet of an item as a document, in the browser. Throws when a font cannot be loaded. */
export async function buildSpecSheet(
  maker: QuotationMaker,
  content: SpecSheet,
  photograph: Photograph | undefined,
): Promise<Blob> {
  const everything = settable(
    JSON.stringify([content, maker.name, words.title, words.openPage, words.fact, words.metric, words.imperial]),
  )
  const paper = await openDocument({ regular: everything, bold: everything, heading: everything })
  const head = () => setMakerLine(paper, maker)
  const flow = openFlow(paper, head(), head)
  flow.y = setItemTitle(paper, flow.y, content)
  const field = { x: sheet.start, y: flow.y, width: PICTURE_WIDTH, height: PICTURE_HEIGHT }
  putPhotograph(paper, photograph, field, 'photograph')
  if (content.drawing !== undefined) {
    setItemSketch(paper, content.drawing, { ...field, x: sheet.end - PICTURE_WIDTH })
  }
  flow.y += PICTURE_HEIGHT + 8
  setFactTable(paper, flow, content)
  setParagraphs(paper, flow, content)
  setFooters(paper, words.running(maker.name, content.code || content.name))
  return documentFile(paper, `${words.title}: ${content.name}`, maker.name)
}

const PICTURE_WIDTH = 82
const PICTURE_HEIGHT = 66
const COLUMNS = { metric: sheet.start + 46, imperial: sheet.start + 110 } as const
const PADDING = 1.7

/** What reads alike in both systems takes both columns. */
function setFactTable(paper: Paper, flow: PageFlow, { facts }: SpecSheet): void {
  if (facts.length === 0) return
  setHeads(paper, flow)
  for (const { label, metric, imperial } of facts) {
    const isSame = metric === imperial
    const wide = (isSame ? sheet.end : COLUMNS.imperial - 4) - COLUMNS.metric
    const cells = [
      {
        x: sheet.start as number,
        lines: paper.lines(label, COLUMNS.metric - sheet.start - 4, styles.note),
        style: styles.note,
      },
      { x: COLUMNS.metric as number, lines: paper.lines(metric, wide, styles.product, 8), style: styles.product },
      {
        x: COLUMNS.imperial as number,
        lines: isSame ? [] : paper.lines(imperial, sheet.end - COLUMNS.imperial, styles.product, 8),
        style: styles.product,
      },
    ]
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * styles.product.leading + 2 * PADDING
    if (flow.need(height)) setHeads(paper, flow)
    for (const { x, lines, style } of cells) {
      for (const [index, line] of lines.entries()) {
        paper.write(line, { x, y: flow.y + PADDING + 3.2 + index * styles.product.leading }, style)
      }
    }
    flow.y += height
    paper.rule({ x: sheet.start, y: flow.y }, sheet.end, rules.hair, colours.rule)
  }
}

function setHeads(paper: Paper, flow: PageFlow): void {
  const y = flow.y + 4
  paper.write(words.fact, { x: sheet.start, y }, styles.head)
  paper.write(words.metric, { x: COLUMNS.metric, y }, styles.head)
  paper.write(words.imperial, { x: COLUMNS.imperial, y }, styles.head)
  flow.y = y + 2.4
  paper.rule({ x: sheet.start, y: flow.y }, sheet.end, rules.firm, colours.rubber)
}

function setParagraphs(paper: Paper, flow: PageFlow, { paragraphs }: SpecSheet): void {
  if (paragraphs.length === 0) return
  flow.need(24)
  flow.y += 10
  paper.write(words.description, { x: sheet.start, y: flow.y }, styles.section)
  flow.y += styles.section.leading + 1
  for (const paragraph of paragraphs) {
    setText(paper, flow, paragraph, styles.product, MOST_LINES)
    flow.y += 2
  }
}

const MOST_LINES = 60
