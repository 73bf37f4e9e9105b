import { writeWhole } from '../running/write-whole.ts'
import type { EditorReport } from './editor-report.ts'
import { reportMarkdown } from './report-markdown.ts'
import { reportPage } from './report-page.ts'
import { reportPictures } from './report-pictures.ts'
import { withoutKey } from './without-key.ts'

export interface ReportFolders {
  reportFile: string
  reportPage: string
  reportMarkdown: string
  picturesFolder: string
}

/** Writes the report as JSON, as a page and as Markdown, each whole or not at all, none with the store's key in it. */
export async function writeReport(report: EditorReport, folders: ReportFolders, apiKey: string): Promise<void> {
  const pictures = await reportPictures(report, folders.picturesFolder)
  writeWhole(folders.reportFile, withoutKey(`${JSON.stringify(report, null, 2)}\n`, apiKey))
  writeWhole(folders.reportPage, withoutKey(await reportPage(report, pictures), apiKey))
  writeWhole(folders.reportMarkdown, withoutKey(reportMarkdown(report), apiKey))
}
