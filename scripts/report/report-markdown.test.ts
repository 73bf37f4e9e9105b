import { expect, test } from 'vitest'
import type { EditorReport } from './editor-report.ts'
import { reportMarkdown } from './report-markdown.ts'

const refused: EditorReport = {
  outcome: 'refused',
  at: '2026-03-02T10:00:00Z',
  store: 'https://api.example',
  verdict: 'The refresh was stopped.',
  reasons: [],
  reminders: [],
  accept: 'npm run refresh -- --accept 0123',
}

test('it says what happened, why, and how to accept it', () => {
  const text = reportMarkdown({ ...refused, reasons: ['12 of 40 items are gone.'] })
  expect(text).toContain('## Hoof & Husk: The refresh was stopped.')
  expect(text).toContain('```text\n12 of 40 items are gone.\n```')
  expect(text).toContain('`npm run refresh -- --accept 0123`')
})

test.for([
  '```\n@everyone [look](https://evil.example)',
  '`````` @everyone',
  '~~~\n# Heading\n<img src="https://evil.example/x.png">',
  '\r\n```\r\n<details>',
  '\u2028```\u2029@everyone',
])('nothing of the store leaves its code block: %j', (name) => {
  const text = reportMarkdown({ ...refused, reasons: [name, 'a second reason'] })
  expect(outsideBlocks(text)).toEqual(outsideBlocks(reportMarkdown({ ...refused, reasons: ['tame', 'tamer'] })))
  expect(text).toContain('a second reason')
})

test('a report of any length stays within what an issue can hold', () => {
  const reasons = Array.from({ length: 5000 }, (_, index) => `${index} ${'x'.repeat(500)}`)
  const text = reportMarkdown({ ...refused, reasons })
  expect(text.length).toBeLessThan(60_000)
  expect(text).toContain('… and 4800 more lines')
})

/** The lines that a reader of CommonMark takes for text: what is between fences is left out. */
function outsideBlocks(text: string): string[] {
  let fence: number | undefined
  return text.split(/\r\n|\r|\n/).filter((line) => {
    const [, marks = '', rest = ''] = /^ {0,3}(`{3,})(.*)$/.exec(line) ?? []
    if (fence === undefined) {
      if (marks !== '' && !rest.includes('`')) fence = marks.length
      return fence === undefined
    }
    if (marks.length >= fence && rest.trim() === '') fence = undefined
    return false
  })
}
