import type { Paper } from './paper.ts'
import { sheet } from './sheet.ts'

/** Where the next line goes on pages that follow each other. */
export interface PageFlow {
  /** In mm from the upper edge of the sheet. */
  y: number
  /** Goes on with the next page where there is less room than this many mm. Whether it did. */
  need(height: number): boolean
}

/** Begins at a place of the present page; `head` sets what stands on top of each further one, and says where it goes on. */
export function openFlow({ doc }: Paper, y: number, head: () => number = () => sheet.top + 4): PageFlow {
  const flow = {
    y,
    need(height: number) {
      if (flow.y + height <= sheet.bottom) return false
      doc.addPage()
      flow.y = head()
      return true
    },
  }
  return flow
}
