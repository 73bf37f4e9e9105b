import type { FileProblem } from '#stores/pasted-file.ts'
import * as words from '#words/quick-order.ts'

/** What a field for files offers to choose among. */
export const LIST_FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values'

/** Why a file is no list, in words. */
export const fileProblems: Record<FileProblem, string> = {
  'too-large': words.fileTooLarge,
  workbook: words.workbook,
  unread: words.fileUnread,
}
