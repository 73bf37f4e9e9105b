import { jsPDF } from 'jspdf'
import type { Quotation } from '#domain/quotation.ts'
import { embedFonts } from '#pdf/fonts.ts'
import { openPaper } from '#pdf/paper.ts'
import { settable } from '#pdf/text-runs.ts'
import { CLOSING_HEIGHT, setClosing, setFooters } from './quotation-foot.ts'
import { setContinuedHead, setHead } from './quotation-head.ts'
import { setTable } from './quotation-table.ts'

/** Sets a quotation as a PDF document, in the browser. Throws when a font cannot be loaded. */
export async function buildQuotation(quotation: Quotation): Promise<Blob> {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  const { maker, title, number, rows, facts } = quotation
  const names = settable([maker.name, maker.tagline, ...maker.address].join(' '))
  const fonts = await embedFonts(doc, {
    regular: names + settable(rows.map(({ name, code }) => name + code).join(' ')),
    bold: names + facts.map(({ value }) => value).join(' '),
    heading: names,
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
  doc.viewerPreferences({ DisplayDocTitle: true }).setLanguage('en-AU')
  return doc.output('blob')
}
