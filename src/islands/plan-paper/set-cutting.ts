import type { CutSheetText } from '#islands/planner/cutting-text.ts'
import type { PageFlow } from '#pdf/page-flow.ts'
import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import type { Rect } from '#planner/room.ts'
import { LOOKS, rectsOf } from './looks.ts'
import { boxOfText, nameWithin, setNamesBeside, type Written, write } from './set-names.ts'
import { sideBySide } from './side-by-side.ts'

/**
 * Sets what is cut: for each kind of what is bought a drawing, all to one scale, with its pieces and cuts beside it. What is longer
 * than a page goes on with the next.
 */
export function setCutting(paper: Paper, flow: PageFlow, sheets: readonly CutSheetText[]): void {
  const by = Math.min(
    ...sheets.map(({ lengthMm, widthMm }) => Math.min(DRAWN.width / lengthMm, DRAWN.height / widthMm)),
  )
  for (const cut of sheets) {
    const lines = [
      ...paper.lines(cut.heading, TEXT_WIDTH, styles.lineTotal).map((text) => ({ text, style: styles.lineTotal })),
      ...cut.lines.flatMap(({ text, isPart }) => {
        const style = isPart ? styles.product : styles.note
        return paper.lines(text, TEXT_WIDTH, style, Number.POSITIVE_INFINITY).map((line) => ({ text: line, style }))
      }),
    ]
    const text = lines.reduce((sum, { style }) => sum + style.leading, 0)
    const drawing = cut.widthMm * by + NUMBERS
    flow.need(Math.min(Math.max(text, drawing) + 6, MOST_TOGETHER))
    paper.rule({ x: sheet.start, y: flow.y }, sheet.end, rules.hair, colours.rule)
    flow.y += 3
    setDrawing(paper, flow.y + NUMBERS, cut, by)
    let foot = flow.y + drawing
    for (const line of lines) {
      if (flow.need(line.style.leading)) foot = flow.y
      flow.y += line.style.leading
      paper.write(line.text, { x: TEXT_AT, y: flow.y }, line.style)
    }
    flow.y = Math.max(flow.y, foot) + 3
  }
}

const DRAWN = { width: 62, height: 30 } as const
/** Room for the numbers of cuts, above and on the left; mm. */
const NUMBERS = 4
/** Free on the right of it and below it; mm. */
const BEYOND = 7
const BELOW = 3
const TEXT_AT = sheet.start + NUMBERS + DRAWN.width + 8
const TEXT_WIDTH = sheet.end - TEXT_AT
/** What is no longer than this is not parted; mm. */
const MOST_TOGETHER = 120
const NUMBER = { ...styles.head, size: 7, colour: colours.coir }

/** As it lies on the bench: never mirrored. */
function setDrawing(paper: Paper, top: number, { lengthMm, widthMm, parts, cuts }: CutSheetText, by: number): void {
  const { doc } = paper
  const wide = lengthMm * by
  const left = paper.left(sheet.start + NUMBERS, wide)
  doc.setDrawColor(colours.rubber).setLineWidth(rules.hair).setFillColor(LOOKS.rest)
  doc.rect(left, top, wide, widthMm * by, 'FD')
  const rect = ({ x, y, w, h }: Rect): Rect => ({ x: left + x * by, y: top + y * by, w: w * by, h: h * by })
  const pieces = parts.map(({ name, area, notches }) => {
    const drawn = { name, area: rect(area), notches: notches.map(rect), isWhole: false }
    return { ...drawn, written: nameWithin(paper, drawn) }
  })
  for (const { area, notches, written } of pieces) {
    doc.setFillColor(LOOKS.cut)
    rectsOf(doc, [area, ...notches])
    for (const { x, y, w, h } of [area, ...notches]) doc.rect(x, y, w, h)
    if (written !== undefined) write(paper, written)
  }
  const numbers = numbersOf(paper, { left, top }, cuts, by)
  setCuts(paper, { left, top }, cuts, by)
  for (const number of numbers) write(paper, number)
  const high = widthMm * by
  setNamesBeside(
    paper,
    pieces.filter(({ written }) => written === undefined),
    {
      written: [...numbers, ...pieces.flatMap(({ written }) => written ?? [])].map((one) => boxOfText(paper, one)),
      covered: [],
      outline: [
        { x: left, y: top },
        { x: left + wide, y: top },
        { x: left + wide, y: top + high },
        { x: left, y: top + high },
      ],
      within: { x: left - NUMBERS, y: top - NUMBERS, w: wide + NUMBERS + BEYOND, h: high + NUMBERS + BELOW },
    },
  )
}

/** The upper left one of a drawing on the sheet. */
interface Corner {
  left: number
  top: number
}

/** The cuts, dashed. */
function setCuts(paper: Paper, { left, top }: Corner, cuts: CutSheetText['cuts'], by: number) {
  const { doc } = paper
  doc.setDrawColor(colours.coir).setLineWidth(rules.firm).setLineDashPattern([1.2, 0.8], 0)
  for (const { axis, atMm, fromMm, toMm } of cuts) {
    const [at, from, to] = [atMm * by, fromMm * by, toMm * by]
    if (axis === 'x') doc.line(left + at, top + from, left + at, top + to)
    else doc.line(left + from, top + at, left + to, top + at)
  }
  doc.setLineDashPattern([], 0)
}

/** The numbers of the cuts, where they begin, each readable. Cuts in one line have one place for theirs. */
function numbersOf(paper: Paper, { left, top }: Corner, cuts: CutSheetText['cuts'], by: number): Written[] {
  const inLine = Map.groupBy(cuts.entries(), ([, { axis, atMm }]) => `${axis} ${atMm}`)
  const numbers = [...inLine.values()].flatMap((same) => {
    const [, first] = same[0] ?? []
    if (first === undefined) return []
    const text = same.map(([index]) => index + 1).join(', ')
    const { w, h } = boxOfText(paper, { text, at: { x: 0, y: 0 }, style: NUMBER })
    return [{ text, axis: first.axis, midst: first.atMm * by, long: first.axis === 'x' ? w : h }]
  })
  return (['x', 'y'] as const).flatMap((axis) =>
    sideBySide(numbers.filter((number) => number.axis === axis)).map(({ text, midst }) => {
      const at = axis === 'x' ? { x: left + midst, y: top - 1.8 } : { x: left - 2.2, y: top + midst }
      return { text, at, style: NUMBER }
    }),
  )
}
