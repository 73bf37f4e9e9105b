import { setFooters } from '#islands/quotation/page-footers.ts'
import type { QuotationMaker } from '#islands/quotation/quotation.ts'
import { documentFile, openDocument } from '#pdf/document.ts'
import { drawMark } from '#pdf/maker-mark.ts'
import type { Paper } from '#pdf/paper.ts'
import { sheet, styles } from '#pdf/sheet.ts'
import { settable } from '#pdf/text-runs.ts'
import * as words from '#words/plan-paper.ts'
import type { PlanPaper } from './plan-paper.ts'
import { setPlan, textOfPlan } from './set-plan.ts'

/** Sets the plan of a room as a document of its own, in the browser. Throws when a font cannot be loaded. */
export async function buildPlanPaper(maker: QuotationMaker, plan: PlanPaper): Promise<Blob> {
  const everything = textOfPlan(plan) + settable(maker.name)
  const paper = await openDocument({ regular: everything, bold: everything, heading: everything })
  setPlan(paper, plan, () => setMaker(paper, maker))
  setFooters(paper, words.running(maker.name, plan.title))
  return documentFile(paper, `${words.floorPlan}: ${plan.title}`, maker.name)
}

const MARK_SIZE = 7

function setMaker(paper: Paper, maker: QuotationMaker): number {
  drawMark(paper.doc, paper.left(sheet.start - 0.8, MARK_SIZE), sheet.top - 4.4, MARK_SIZE)
  const [name = ''] = paper.lines(maker.name, 80, styles.value, 1)
  paper.write(name, { x: sheet.start + MARK_SIZE + 1.5, y: sheet.top + 0.6 }, styles.value)
  paper.write(maker.email, { x: sheet.end, y: sheet.top + 0.6 }, styles.running, 'end')
  return sheet.top + 9
}
