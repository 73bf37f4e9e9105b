import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'

export interface QuotationFact {
  label: string
  /** Lines that belong together are parted by a line break. */
  value: string
  /** Takes two of the four columns. */
  wide?: true
}

/** Sets facts in the four columns of the sheet, each row as tall as it has to be, between two rules. Returns where they end. */
export function setFacts(paper: Paper, facts: readonly QuotationFact[], top: number): number {
  let y = top
  for (const row of rowsOf(facts)) {
    paper.rule({ x: sheet.start, y }, sheet.end, rules.hair, colours.rule)
    y = setRow(paper, row, y)
  }
  paper.rule({ x: sheet.start, y }, sheet.end, rules.hair, colours.rule)
  return y
}

type PlacedFact = QuotationFact & { column: number }

const GAP = 4
/** Of each part of a value. */
const MOST_LINES = 2

function rowsOf(facts: readonly QuotationFact[]): PlacedFact[][] {
  const rows: PlacedFact[][] = []
  let column: number = sheet.columns.length
  for (const fact of facts) {
    const taken = fact.wide ? 2 : 1
    if (column + taken > sheet.columns.length) {
      rows.push([])
      column = 0
    }
    rows.at(-1)?.push({ ...fact, column })
    column += taken
  }
  return rows
}

function setRow(paper: Paper, row: readonly PlacedFact[], top: number): number {
  let bottom = top
  for (const { label, value, wide, column } of row) {
    const x = sheet.columns[column] ?? sheet.start
    const end = sheet.columns[column + (wide ? 2 : 1)] ?? sheet.end + GAP
    const lines = value.split('\n').flatMap((part) => paper.lines(part, end - GAP - x, styles.value, MOST_LINES))
    let y = top + 5.6
    paper.write(label, { x, y }, styles.label)
    y += 5
    for (const [index, line] of lines.entries()) {
      if (index > 0) y += styles.value.leading
      paper.write(line, { x, y }, styles.value)
    }
    bottom = Math.max(bottom, y + 4)
  }
  return bottom
}
