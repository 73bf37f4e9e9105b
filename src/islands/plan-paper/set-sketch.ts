import { writeAmid } from '#pdf/centred-text.ts'
import type { PageFlow } from '#pdf/page-flow.ts'
import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import type { Point, Rect } from '#planner/room.ts'
import * as planner from '#words/planner.ts'
import { LOOKS, rectsOf } from './looks.ts'
import type { PlanPaper } from './plan-paper.ts'
import { type PlanSketch, SKETCH_ROOM } from './plan-sketch.ts'

/** Draws a floor to scale, with the measures of its walls, what the colours mean, and a bar. A room is never mirrored. */
export function setSketch(paper: Paper, flow: PageFlow, { sketch, bar }: PlanPaper): void {
  const margin = MARGIN + sketch.reach
  flow.need(sketch.height + 2 * margin + 8)
  const left = (sheet.width - sketch.width) / 2
  const top = flow.y + margin
  const move = ({ x, y }: Point): Point => ({ x: left + x, y: top + y })
  for (const piece of sketch.pieces) setPiece(paper, piece, move)
  for (const ramp of sketch.ramps) setRamp(paper, { ...ramp, ...move(ramp) })
  for (const hole of sketch.holes) setHole(paper, { ...hole, ...move(hole) })
  setWalls(paper, sketch, move)
  setMeasures(paper, sketch, move)
  flow.y = top + sketch.height + margin
  setLegend(paper, flow.y, sketch, bar)
  flow.y += 4
}

/** Around the room, for the names of its walls. */
const MARGIN = 11
/** From a wall to what is written beside it. */
const BESIDE = 4
const SIDE = (sheet.end - sheet.start - SKETCH_ROOM.width) / 2
const NAME = { ...styles.label, colour: colours.rubber }
const LETTER = { ...styles.head, colour: colours.coir }
/** Points; smaller letters nobody reads on a floor. */
const SMALLEST = 4.2

function setPiece(paper: Paper, { name, look, area, notches, edges }: PlanSketch['pieces'][number], move: Move): void {
  const { doc } = paper
  doc.setFillColor(LOOKS[look])
  rectsOf(
    doc,
    [area, ...notches].map((rect) => ({ ...rect, ...move(rect) })),
  )
  doc.setDrawColor(colours.rubber).setLineWidth(rules.hair)
  for (const [from, to] of edges.map((edge) => edge.map(move))) {
    if (from !== undefined && to !== undefined) doc.line(from.x, from.y, to.x, to.y)
  }
  const style = { ...NAME, size: Math.min(NAME.size, area.h * 1.9) }
  const fitting = Math.min(style.size, (style.size * area.w * 0.86) / paper.width(name, style))
  if (fitting < SMALLEST) return
  const place = placeOfName({ area, notches }, paper.width(name, { ...style, size: fitting }), fitting * 0.4)
  if (place !== undefined) writeAmid(paper, name, move(place), { ...style, size: fitting })
}

/** Where a name has room beside what is cut out, in the midst if it can. */
function placeOfName({ area, notches }: { area: Rect; notches: Rect[] }, w: number, h: number): Point | undefined {
  const places = PARTS.flatMap((down) =>
    PARTS.map((along) => ({ x: area.x + area.w * along, y: area.y + area.h * down })),
  )
  return places.find(({ x, y }) =>
    notches.every(
      (at) => x - w / 2 >= at.x + at.w || at.x >= x + w / 2 || y - h / 2 >= at.y + at.h || at.y >= y + h / 2,
    ),
  )
}

/** Parts of the length and width of a piece, the midst first. */
const PARTS = [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]

type Move = (point: Point) => Point

/** An edge, named where there is room for it; the list says where all of them lie. */
function setRamp(paper: Paper, { name, x, y, w, h }: PlanSketch['ramps'][number]): void {
  paper.doc.setFillColor(LOOKS.edge).setDrawColor(colours.rubber).setLineWidth(rules.hair).rect(x, y, w, h, 'FD')
  const size = Math.min(NAME.size, h * 1.9, name === '' ? 0 : (NAME.size * w * 0.86) / paper.width(name, NAME))
  if (size >= SMALLEST) writeAmid(paper, name, { x: x + w / 2, y: y + h / 2 }, { ...NAME, size })
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
  const beside = { x: x + w + 1 + paper.width(name, LETTER) / 2, y: y + 0.6 }
  doc.setFillColor('#ffffff').circle(beside.x, beside.y, 1.9, 'F')
  writeAmid(paper, name, beside, LETTER)
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
function setMeasures(paper: Paper, { names, reach }: PlanSketch, move: Move): void {
  for (const { name, length, at, out, room } of names) {
    const isUpright = out.x !== 0
    const wide = paper.width(name, LETTER) + 1.4 + paper.width(length, NAME)
    const middle = move(at)
    if (isUpright) {
      const half = Math.max(paper.width(name, LETTER), room < 9 ? 0 : paper.width(length, NAME)) / 2
      const x = middle.x + out.x * (BESIDE - 2 + reach + half)
      writeAmid(paper, name, { x, y: middle.y - (room < 9 ? 0 : 2) }, LETTER)
      if (room >= 9 && half * 2 + 2 < SIDE) writeAmid(paper, length, { x, y: middle.y + 2 }, NAME)
      continue
    }
    const y = middle.y + out.y * (BESIDE + reach)
    if (room < wide) {
      writeAmid(paper, name, { x: middle.x, y }, LETTER)
      continue
    }
    writeAmid(paper, name, { x: middle.x - wide / 2 + paper.width(name, LETTER) / 2, y }, LETTER)
    writeAmid(paper, length, { x: middle.x + wide / 2 - paper.width(length, NAME) / 2, y }, NAME)
  }
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
