import { setMakerLine } from '#islands/paper/maker-line.ts'
import { setFooters } from '#islands/quotation/page-footers.ts'
import type { QuotationMaker } from '#islands/quotation/quotation.ts'
import { documentFile, openDocument } from '#pdf/document.ts'
import { settable } from '#pdf/text-runs.ts'
import * as words from '#words/plan-paper.ts'
import type { PlanPaper } from './plan-paper.ts'
import { setPlan, textOfPlan } from './set-plan.ts'

/** Sets the plan of a room as a document of its own, in the browser. Throws when a font cannot be loaded. */
export async function buildPlanPaper(maker: QuotationMaker, plan: PlanPaper): Promise<Blob> {
  const everything = textOfPlan(plan) + settable(maker.name)
  const paper = await openDocument({ regular: everything, bold: everything, heading: everything })
  setPlan(paper, plan, () => setMakerLine(paper, maker))
  setFooters(paper, words.running(maker.name, plan.title))
  return documentFile(paper, `${words.floorPlan}: ${plan.title}`, maker.name)
}
