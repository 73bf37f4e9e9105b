import type { FileProblem } from '#stores/pasted-file.ts'
import * as words from '#words/quick-order.ts'

/** Why a file is no list, in words. */
export const fileProblems: Record<FileProblem, string> = {
  'too-large': words.fileTooLarge,
  workbook: words.workbook,
  unread: words.fileUnread,
}
