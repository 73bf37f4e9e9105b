import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { type ReadPage, readPdf } from '../quotation/read-pdf.ts'

export interface SavedPdf {
  name: string
  title: string
  pages: ReadPage[]
  /** All lines of all pages. */
  text: string
}

/** Reads the PDF that something makes. Where PAPERS names a folder, it stays there to be looked at. */
export async function savedPdf(page: Page, make: () => Promise<void>): Promise<SavedPdf> {
  const downloading = page.waitForEvent('download')
  await make()
  const download = await downloading
  const name = download.suggestedFilename()
  const { title, pages } = await readPdf(new Uint8Array(readFileSync(await download.path())))
  if (process.env.PAPERS !== undefined) await download.saveAs(`${process.env.PAPERS}/${name}`)
  return { name, title, pages, text: pages.flatMap(({ lines }) => lines).join('\n') }
}
