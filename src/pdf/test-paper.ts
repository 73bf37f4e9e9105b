import type { jsPDF } from 'jspdf'
import type { Paper } from './paper.ts'

/** A line as it was written, on which page and at which height in mm. */
export interface WrittenLine {
  page: number
  y: number
  line: string
}

/** So many signs are as wide as a mm. */
const SIGNS_PER_MM = 0.5

/** A paper for tests that draws nothing and remembers what is written. */
export function testPaper(): { paper: Paper; written: WrittenLine[] } {
  const written: WrittenLine[] = []
  let page = 1
  const addPage = () => {
    page += 1
  }
  const doc: jsPDF = new Proxy(
    Object(() => doc),
    {
      get: (_, name) => (name === 'addPage' ? addPage : doc),
      apply: () => doc,
    },
  )
  const paper: Paper = {
    doc,
    width: (text) => text.length / SIGNS_PER_MM,
    lines(text, width, _, most = Number.POSITIVE_INFINITY) {
      const signs = Math.floor(width * SIGNS_PER_MM)
      const all = Array.from({ length: Math.ceil(text.length / signs) }, (_, at) =>
        text.slice(at * signs).slice(0, signs),
      )
      return all.length <= most ? all : [...all.slice(0, most - 1), '…']
    },
    write: (line, { y }) => void written.push({ page, y, line }),
    rule: () => {},
    left: (x) => x,
    link: () => {},
  }
  return { paper, written }
}
