import { jsPDF } from 'jspdf'
import { direction, language } from '#words/language.ts'
import type { Cut } from './font-files.ts'
import { embedFonts } from './fonts.ts'
import { openPaper, type Paper } from './paper.ts'
import { openPdfParts } from './pdf-parts.ts'
import { settable } from './text-runs.ts'

/** A new A4 document with what is needed to set these texts in each cut. Throws when a font cannot be loaded. */
export async function openDocument(texts: Record<Cut, string>): Promise<Paper> {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  return openPaper(doc, await embedFonts(doc, texts))
}

/** The document as a file that says in its title what it is, and by whom. Nothing can be set in it afterwards. */
export function documentFile({ doc }: Paper, title: string, author: string): Blob {
  doc.setProperties({ title: settable(title), author: settable(author), creator: settable(author) })
  doc.viewerPreferences({ DisplayDocTitle: true, Direction: direction === 'rtl' ? 'R2L' : 'L2R' }).setLanguage(language)
  const parts = openPdfParts()
  doc.__private__.setCustomOutputDestination(parts)
  doc.__private__.buildDocument()
  return parts.file()
}

declare module 'jspdf' {
  interface jsPDF {
    /** What we use of it that its types leave out. */
    __private__: {
      /** Hands over each line of the file as it is written, instead of joining them all to one text. */
      setCustomOutputDestination(lines: { push(line: string): void }): void
      buildDocument(): void
    }
  }
}
