import { site } from '#site.ts'
import type { EditorReport } from './editor-report.ts'
import { printable, reportText } from './report-text.ts'

/** Issues and job summaries have a limit; the page and the JSON say the rest. */
const MOST_BLOCK_LINES = 200

/**
 * The report for a job summary or an issue, at most some 40,000 letters. Whatever the store says stands in code blocks,
 * where nothing becomes a link, a mention or a picture.
 */
export function reportMarkdown({ at, store, verdict, reasons, reminders, accept, changes }: EditorReport): string {
  return [
    `## ${site.name}: ${verdict}`,
    codeBlock([`${at}  ${store}`]),
    ...(reasons.length === 0
      ? []
      : [`### ${accept === undefined ? 'What was noticed' : 'Why it was stopped'}`, codeBlock(reasons)]),
    ...(accept === undefined
      ? []
      : [
          `Look at it first: \`npm run preview -- --refused\`. If it is right: \`${accept}\`, which takes this crawl alone.`,
        ]),
    ...(changes === undefined ? [] : ['### What changed', codeBlock(reportText(changes))]),
    ...(reminders.length === 0 ? [] : ['### For the owner', codeBlock(reminders)]),
    '',
  ].join('\n\n')
}

/** Between fences longer than any row of backticks within (CommonMark 0.31, section 4.5). */
function codeBlock(texts: string[]): string {
  const lines = texts.slice(0, MOST_BLOCK_LINES).map(printable)
  const left = texts.length - lines.length
  const rows = lines.join('\n').match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...rows.map((row) => row.length + 1)))
  return [`${fence}text`, ...lines, ...(left === 0 ? [] : [`… and ${left} more lines, in the report`]), fence].join(
    '\n',
  )
}
