import { jsPDF } from 'jspdf'
import { embedFonts } from '#pdf/fonts.ts'
import { openPaper } from '#pdf/paper.ts'
import { settable } from '#pdf/text-runs.ts'
import { language } from '#words/language.ts'
import type { Quotation } from './quotation.ts'
import { CLOSING_HEIGHT, setClosing, setFooters } from './quotation-foot.ts'
import { setContinuedHead, setHead } from './quotation-head.ts'
import { setTable } from './quotation-table.ts'

/** Sets a quotation as a PDF document, in the browser. Throws when a font cannot be loaded. */
export async function buildQuotation(quotation: Quotation): Promise<Blob> {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  const { maker, title, number, rows, facts, heads, total, notes, share } = quotation
  const names = settable([maker.name, maker.tagline, ...maker.address].join(' '))
  const labels = settable([...facts.flatMap(Object.values), ...Object.values(heads), total.label].join(' '))
  const fonts = await embedFonts(doc, {
    regular:
      names +
      labels +
      settable([...rows.flatMap(({ name, code }) => [name, code]), total.summary, ...notes, share.hint].join(' ')),
    bold: names + labels + settable(share.invitation),
    heading: names + settable(title),
  })
  const paper = openPaper(doc, fonts)
  const turn = () => {
    doc.addPage()
    return setContinuedHead(paper, quotation)
  }
  const end = setTable(paper, quotation, setHead(paper, quotation), CLOSING_HEIGHT, turn)
  setClosing(paper, quotation, end)
  setFooters(paper, quotation)
  doc.setProperties({ title: `${title} ${number}`, author: settable(maker.name), creator: settable(maker.name) })
  doc.viewerPreferences({ DisplayDocTitle: true }).setLanguage(language)
  return doc.output('blob')
}
