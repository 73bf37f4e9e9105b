import type { NamedPiece } from '#islands/planner/piece-names.ts'
import { drawnWalls } from '#islands/planner/wall-labels.ts'
import { writeAmid } from '#pdf/centred-text.ts'
import type { PageFlow } from '#pdf/page-flow.ts'
import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import type { Point } from '#planner/room.ts'
import * as planner from '#words/planner.ts'
import { LOOKS, rectsOf } from './looks.ts'
import type { PlanPaper } from './plan-paper.ts'
import { type PlanSketch, SKETCH_ROOM } from './plan-sketch.ts'
import { boxOfText, NAME, nameWithin, setNamesBeside, styleWithin, type Written, write } from './set-names.ts'

/** Draws a floor to scale, with the measures of its walls, what the colours mean, and a bar. A room is never mirrored. */
export function setSketch(paper: Paper, flow: PageFlow, { sketch, bar }: Pick<PlanPaper, 'sketch' | 'bar'>): void {
  const margin = MARGIN + sketch.reach
  flow.need(sketch.height + 2 * margin + 8)
  const left = (sheet.width - sketch.width) / 2
  const top = flow.y + margin
  const move = <T extends Point>(place: T): T => ({ ...place, x: left + place.x, y: top + place.y })
  const pieces = sketch.pieces.map(({ name, look, area, notches, edges }) => {
    const drawn = { name, look, area: move(area), notches: notches.map(move), isWhole: look === 'whole' }
    return { ...drawn, edges: edges.map((edge) => edge.map(move)), written: nameWithin(paper, drawn) }
  })
  for (const piece of pieces) setPiece(paper, piece)
  for (const ramp of sketch.ramps) setRamp(paper, move(ramp))
  const holes = sketch.holes.map(move)
  for (const hole of holes) setHole(paper, hole)
  const walls = sketch.walls.map(move)
  setWalls(paper, sketch, move)
  const measures = measuresOf(paper, sketch, move)
  for (const measure of measures) write(paper, measure)
  const names = [...pieces.flatMap(({ written }) => written ?? []), ...holes.map((hole) => holeName(paper, hole))]
  setNamesBeside(
    paper,
    pieces.filter(({ written, isWhole }) => written === undefined && !isWhole),
    {
      written: [...measures, ...names].map((one) => boxOfText(paper, one)),
      covered: [...drawnWalls(walls, HALF_WALL), ...holes],
      outline: walls,
      within: { x: sheet.start, y: top - margin, w: sheet.end - sheet.start, h: sketch.height + 2 * margin },
    },
  )
  flow.y = top + sketch.height + margin
  setLegend(paper, flow.y, sketch, bar)
  flow.y += 4
}

/** Around the room, for the names of its walls. */
const MARGIN = 11
/** From a wall to what is written beside it. */
const BESIDE = 4
/** Half of what a wall is drawn with, and a little more. */
const HALF_WALL = 0.8
const SIDE = (sheet.end - sheet.start - SKETCH_ROOM.width) / 2
const LETTER = { ...styles.head, colour: colours.coir }

/** A piece where it lies on the sheet. */
interface DrawnPiece extends NamedPiece {
  look: keyof typeof LOOKS
  edges: Point[][]
  written: Written | undefined
}

function setPiece(paper: Paper, { look, area, notches, edges, written }: DrawnPiece): void {
  const { doc } = paper
  doc.setFillColor(LOOKS[look])
  rectsOf(doc, [area, ...notches])
  doc.setDrawColor(colours.rubber).setLineWidth(rules.hair)
  for (const [from, to] of edges) if (from !== undefined && to !== undefined) doc.line(from.x, from.y, to.x, to.y)
  if (written !== undefined) write(paper, written)
}

type Move = <T extends Point>(place: T) => T

/** An edge, named where there is room for it; the list says where all of them lie. */
function setRamp(paper: Paper, { name, x, y, w, h }: PlanSketch['ramps'][number]): void {
  paper.doc.setFillColor(LOOKS.edge).setDrawColor(colours.rubber).setLineWidth(rules.hair).rect(x, y, w, h, 'FD')
  const style = name === '' ? undefined : styleWithin(paper, name, { w, h })
  if (style !== undefined) writeAmid(paper, name, { x: x + w / 2, y: y + h / 2 }, style)
}

function setHole(paper: Paper, { kind, name, x, y, w, h }: PlanSketch['holes'][number]): void {
  const { doc } = paper
  doc.setDrawColor(colours.rubber).setLineWidth(rules.firm)
  if (kind === 'post') doc.setFillColor(colours.soft).rect(x, y, w, h, 'FD')
  else {
    doc.setFillColor('#ffffff').rect(x, y, w, h, 'FD').setLineWidth(rules.hair)
    doc.line(x, y, x + w, y + h)
    if (kind === 'drain') doc.line(x, y + h, x + w, y)
  }
  const beside = holeName(paper, { name, x, y, w })
  doc.setFillColor('#ffffff').circle(beside.at.x, beside.at.y, 1.9, 'F')
  write(paper, beside)
}

function holeName(
  paper: Paper,
  { name, x, y, w }: Pick<PlanSketch['holes'][number], 'name' | 'x' | 'y' | 'w'>,
): Written {
  return { text: name, at: { x: x + w + 1 + paper.width(name, LETTER) / 2, y: y + 0.6 }, style: LETTER }
}

function setWalls({ doc }: Paper, { walls, doors }: PlanSketch, move: Move): void {
  doc.setDrawColor(colours.rubber).setLineWidth(0.9).setLineCap('square')
  for (const [index, corner] of walls.entries()) {
    const [from, to] = [move(corner), move(walls[(index + 1) % walls.length] ?? corner)]
    doc.line(from.x, from.y, to.x, to.y)
  }
  doc.setLineCap('butt')
  for (const [from, to] of doors.map((ends) => ends.map(move))) {
    if (from === undefined || to === undefined) continue
    doc.setDrawColor('#ffffff').setLineWidth(1.3).line(from.x, from.y, to.x, to.y)
    doc.setDrawColor(colours.coir).setLineWidth(rules.firm).line(from.x, from.y, to.x, to.y)
  }
}

/** Beside each wall its letter and, where there is room, its length; the list below has every one. */
function measuresOf(paper: Paper, { names, reach }: PlanSketch, move: Move): Written[] {
  return names.flatMap(({ name, length, at, out, room }) => {
    const letter = { text: name, style: LETTER }
    const text = { text: length, style: NAME }
    const wide = paper.width(name, LETTER) + 1.4 + paper.width(length, NAME)
    const middle = move(at)
    if (out.x !== 0) {
      const half = Math.max(paper.width(name, LETTER), room < 9 ? 0 : paper.width(length, NAME)) / 2
      const x = middle.x + out.x * (BESIDE - 2 + reach + half)
      return [
        { ...letter, at: { x, y: middle.y - (room < 9 ? 0 : 2) } },
        ...(room >= 9 && half * 2 + 2 < SIDE ? [{ ...text, at: { x, y: middle.y + 2 } }] : []),
      ]
    }
    const y = middle.y + out.y * (BESIDE + reach)
    if (room < wide) return [{ ...letter, at: { x: middle.x, y } }]
    return [
      { ...letter, at: { x: middle.x - wide / 2 + paper.width(name, LETTER) / 2, y } },
      { ...text, at: { x: middle.x + wide / 2 - paper.width(length, NAME) / 2, y } },
    ]
  })
}

function setLegend(paper: Paper, y: number, { pieces, ramps }: PlanSketch, bar: PlanPaper['bar']): void {
  const { doc } = paper
  let x: number = sheet.start
  for (const look of ['whole', 'cut', 'offcut', 'edge'] as const) {
    if (look === 'edge' ? ramps.length === 0 : !pieces.some((piece) => piece.look === look)) continue
    doc.setFillColor(LOOKS[look]).setDrawColor(colours.rubber).setLineWidth(rules.hair)
    doc.rect(paper.left(x, 5), y - 2.6, 5, 3.2, 'FD')
    paper.write(planner.legend[look], { x: x + 6.5, y }, styles.label)
    x += 6.5 + paper.width(planner.legend[look], styles.label) + 6
  }
  const textAt = sheet.end - paper.width(bar.text, styles.label)
  paper.write(bar.text, { x: sheet.end, y }, styles.label, 'end')
  const from = paper.left(textAt - 3 - bar.mm, bar.mm)
  doc.setDrawColor(colours.rubber).setLineWidth(rules.firm)
  doc.line(from, y - 1, from + bar.mm, y - 1)
  for (const end of [from, from + bar.mm]) doc.line(end, y - 2.2, end, y + 0.2)
}
