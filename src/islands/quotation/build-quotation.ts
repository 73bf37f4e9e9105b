import { documentFile, openDocument } from '#pdf/document.ts'
import * as words from '#words/quotation.ts'
import { setFooters } from './page-footers.ts'
import type { Quotation } from './quotation.ts'
import { measureClosing, setClosing } from './quotation-foot.ts'
import { setContinuedHead, setHead } from './quotation-head.ts'
import { setTable } from './quotation-table.ts'
import { quotationTexts } from './quotation-texts.ts'

/** Sets a quotation as a PDF document, in the browser. Throws when a font cannot be loaded. */
export async function buildQuotation(quotation: Quotation): Promise<Blob> {
  const { maker, title, number, plans } = quotation
  const setting = plans.length === 0 ? undefined : await import('#islands/plan-paper/set-plan.ts')
  const planned = plans.map((plan) => setting?.textOfPlan(plan)).join('')
  const paper = await openDocument(quotationTexts(quotation, planned))
  const turn = () => {
    paper.doc.addPage()
    return setContinuedHead(paper, quotation)
  }
  const closing = measureClosing(paper, quotation)
  const end = setTable(paper, quotation, setHead(paper, quotation), closing.height, turn)
  setClosing(paper, closing, end)
  for (const plan of plans) {
    paper.doc.addPage()
    setting?.setPlan(paper, plan, () => setContinuedHead(paper, quotation) + 3)
  }
  setFooters(paper, words.running(maker.name, number))
  return documentFile(paper, `${title} ${number}`, maker.name)
}
