import { writeAmid } from '#pdf/centred-text.ts'
import type { Paper } from '#pdf/paper.ts'
import type { Field } from '#pdf/put-photograph.ts'
import { colours, rules, styles } from '#pdf/sheet.ts'
import type { ItemSketch } from './spec-sheet.ts'

/** Draws an item from above, and its edge below, both to one scale, with its measures. */
export function setItemSketch(paper: Paper, sketch: ItemSketch, field: Field): void {
  const { doc } = paper
  const { width, height, thick } = sketch
  const x = paper.left(field.x, field.width)
  const left = x + SIDE + (field.width - SIDE - width) / 2
  const top = field.y + ABOVE + (field.height - ABOVE - BELOW - height) / 2
  doc.setFillColor(RUBBER).setDrawColor(colours.rubber).setLineWidth(rules.firm)
  outline(paper, sketch, left, top)
  const middle = { x: left + width / 2, y: top - 6.4 }
  if (sketch.outline !== 'cut-to-length') measure(paper, { x: left, y: top - 4 }, { x: left + width, y: top - 4 })
  writeAmid(paper, sketch.across, middle, NAME)
  measure(paper, { x: left - 4, y: top }, { x: left - 4, y: top + height })
  const [first = '', ...rest] = sketch.down.split(/ (?=\()/)
  const beside = left - 6 - Math.max(...[first, ...rest].map((line) => paper.width(line, NAME))) / 2
  for (const [index, line] of [first, ...rest].entries()) {
    writeAmid(paper, line, { x: beside, y: top + height / 2 + index * 3.6 - rest.length * 1.8 }, NAME)
  }
  const foot = top + height + 5
  if (thick > 0) {
    doc.setFillColor(colours.rubber).rect(left, foot, width, Math.max(thick, LEAST_EDGE), 'F')
    writeAmid(paper, sketch.edge, { x: left + width / 2, y: foot + Math.max(thick, LEAST_EDGE) + 3.4 }, NAME)
  }
  writeAmid(paper, sketch.scale, { x: x + field.width / 2, y: field.y + field.height - 1.4 }, styles.label)
}

const RUBBER = '#cbc2b1'
const NAME = { ...styles.label, colour: colours.rubber }
/** Room around the outline, for measures. */
const SIDE = 20
const ABOVE = 9
const BELOW = 18
/** Thinner than this an edge would not be seen. */
const LEAST_EDGE = 0.25
const TICK = 0.9
/** How far a quarter of a circle's curve is drawn out, as a part of its radius. */
const ROUND = 0.5523

interface Place {
  x: number
  y: number
}

function outline({ doc }: Paper, { outline: kind, width, height }: ItemSketch, x: number, y: number): void {
  if (kind === 'round') {
    doc.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 'FD')
  } else if (kind === 'half-round') {
    const [middle, foot, half] = [x + width / 2, y + height, width / 2]
    doc.moveTo(x, y).lineTo(x + width, y)
    doc.curveTo(x + width, y + height * ROUND, middle + half * ROUND, foot, middle, foot)
    doc.curveTo(middle - half * ROUND, foot, x, y + height * ROUND, x, y).close()
    doc.fillStroke()
  } else if (kind === 'cut-to-length') {
    const step = height / 4
    doc
      .moveTo(x + width, y)
      .lineTo(x, y)
      .lineTo(x, y + height)
    doc.lineTo(x + width, y + height).lineTo(x + width - 1.8, y + 3 * step)
    doc
      .lineTo(x + width + 1.8, y + 2 * step)
      .lineTo(x + width - 1.8, y + step)
      .close()
    doc.fillStroke()
  } else {
    doc.rect(x, y, width, height, 'FD')
  }
}

/** A line with a tick at each end. */
function measure({ doc }: Paper, from: Place, to: Place): void {
  doc.setDrawColor(colours.soft).setLineWidth(rules.hair).line(from.x, from.y, to.x, to.y)
  for (const { x, y } of [from, to]) doc.line(x - TICK, y + TICK, x + TICK, y - TICK)
}
