import type { PageFlow } from '#pdf/page-flow.ts'
import type { Paper } from '#pdf/paper.ts'
import { sheet, type TextStyle } from '#pdf/sheet.ts'

/** Sets a text over the width of the sheet, from page to page where it takes several. */
export function setText(paper: Paper, flow: PageFlow, text: string, style: TextStyle, mostLines: number): void {
  for (const line of paper.lines(text, sheet.end - sheet.start, style, mostLines)) {
    flow.need(style.leading)
    paper.write(line, { x: sheet.start, y: flow.y }, style)
    flow.y += style.leading
  }
}
