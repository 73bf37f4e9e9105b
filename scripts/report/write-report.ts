import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { EditorReport } from './editor-report.ts'
import { reportPage } from './report-page.ts'
import { reportPictures } from './report-pictures.ts'
import { withoutKey } from './without-key.ts'

export interface ReportFolders {
  reportFile: string
  reportPage: string
  picturesFolder: string
}

/** Writes the report as JSON and as a page, each whole or not at all, and neither with the store's key in it. */
export async function writeReport(report: EditorReport, folders: ReportFolders, apiKey: string): Promise<void> {
  const pictures = await reportPictures(report, folders.picturesFolder)
  writeWhole(folders.reportFile, withoutKey(`${JSON.stringify(report, null, 2)}\n`, apiKey))
  writeWhole(folders.reportPage, withoutKey(await reportPage(report, pictures), apiKey))
}

function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}
