import { setText } from '#islands/paper/set-text.ts'
import { setTitle } from '#islands/paper/set-title.ts'
import { setFacts } from '#islands/quotation/head-facts.ts'
import { openFlow, type PageFlow } from '#pdf/page-flow.ts'
import type { Paper } from '#pdf/paper.ts'
import { colours, rules, sheet, styles } from '#pdf/sheet.ts'
import { settable } from '#pdf/text-runs.ts'
import * as cutting from '#words/cutting-list.ts'
import * as words from '#words/plan-paper.ts'
import type { PlanPaper } from './plan-paper.ts'
import { setCutting } from './set-cutting.ts'
import { setSketch } from './set-sketch.ts'

/** Sets the plan of a room, beginning on the present page. `head` sets what stands on top of each page, and says where it goes on. */
export function setPlan(paper: Paper, plan: PlanPaper, head: () => number): void {
  const flow = openFlow(paper, head(), head)
  setPlanTitle(paper, flow, plan)
  flow.y = setFacts(paper, plan.facts, flow.y) + 4
  setSketch(paper, flow, plan)
  setHeading(paper, flow, words.inRoom, 2 * styles.note.leading)
  for (const line of [...plan.room, ...plan.notes]) setText(paper, flow, line, styles.note, MOST_LINES)
  setHeading(paper, flow, cutting.cuttingList, 20)
  for (const line of plan.cutting.notes) setText(paper, flow, line, styles.note, MOST_LINES)
  for (const line of plan.cutting.whole) setText(paper, flow, line, styles.product, MOST_LINES)
  for (const line of plan.cutting.edges) setText(paper, flow, line, styles.product, MOST_LINES)
  setCutting(paper, flow, plan.cutting.sheets)
  setHeading(paper, flow, words.layingOrder, 24)
  setText(paper, flow, plan.laying.note, styles.note, MOST_LINES)
  flow.y += 1.5
  for (const row of plan.laying.rows) setRow(paper, flow, row)
  if (plan.laying.edges.length > 0) flow.need(plan.laying.edges.length * styles.note.leading + 6)
  flow.y += 4
  for (const line of plan.laying.edges) setText(paper, flow, line, styles.note, MOST_LINES)
}

/** Every sign that a plan may be set in. */
export function textOfPlan(plan: PlanPaper): string {
  return settable(
    JSON.stringify([plan, words.floorPlan, words.reopen, words.inRoom, cutting.cuttingList, words.layingOrder]),
  )
}

/** Where the pieces of a row begin. */
const BAND_AT = sheet.start + 18
const PIECES_AT = sheet.columns[1] + 8
/** A row of a hall may be of many cut pieces. */
const MOST_LINES = 30

function setPlanTitle(paper: Paper, flow: PageFlow, { title, share }: PlanPaper): void {
  const { address } = share
  const top = flow.y
  const y = setTitle(paper, top, { kind: words.floorPlan, title, mostLines: 2, share }) + 8
  const width = paper.width(words.reopen, styles.invitation)
  paper.write(words.reopen, { x: sheet.start, y }, styles.invitation)
  paper.rule({ x: sheet.start, y: y + 0.9 }, sheet.start + width, rules.hair, colours.coir)
  paper.link({ x: sheet.start, y: y - 3.6 }, width, 5.2, address)
  flow.y = Math.max(y + 4, top + 32) + 4
}

function setHeading(paper: Paper, flow: PageFlow, text: string, kept: number): void {
  flow.need(12 + kept)
  flow.y += 8
  paper.write(text, { x: sheet.start, y: flow.y }, styles.section)
  flow.y += styles.section.leading + 0.4
}

function setRow(paper: Paper, flow: PageFlow, { label, band, pieces }: PlanPaper['laying']['rows'][number]): void {
  const lines = paper.lines(pieces, sheet.end - PIECES_AT, styles.product, MOST_LINES)
  flow.need(lines.length * styles.product.leading + 2)
  paper.write(label, { x: sheet.start, y: flow.y + 2 }, styles.lineTotal)
  paper.write(band, { x: BAND_AT, y: flow.y + 2 }, styles.note)
  for (const line of lines) {
    paper.write(line, { x: PIECES_AT, y: flow.y + 2 }, styles.product)
    flow.y += styles.product.leading
  }
  flow.y += 0.6
  paper.rule({ x: sheet.start, y: flow.y - 0.9 }, sheet.end, rules.hair, colours.rule)
  flow.y += 1.2
}
