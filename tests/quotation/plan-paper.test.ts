import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planPaper } from '#islands/plan-paper/plan-paper.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE, type Mat } from '#planner/mat.ts'
import { boxOutline, presetOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { readRoom, writeRoom } from '#planner/room-text.ts'
import { openQuotationBrowser, type QuotationBrowser } from './quotation-browser.ts'
import { readPdf } from './read-pdf.ts'
import { scan } from './scan.ts'
import { lineOf, ORIGIN, quote } from './test-quotation.ts'

let browser: QuotationBrowser
beforeAll(async () => {
  browser = await openQuotationBrowser()
})
afterAll(async () => {
  expect(browser.problems).toEqual([])
  await browser.close()
})

const { maker } = quote([])
const STABLE: Mat = { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true }
const TILE: Mat = { lengthMm: 1000, widthMm: 1000, form: 'interlocking', turns: false }
const ROLL: Mat = { lengthMm: 10_000, widthMm: 1000, form: 'roll', turns: false }

const BOX: PlannedRoom = {
  ...{ id: 'r1', name: 'Box 3, mare & foal', outline: boxOutline(3600, 3600), gapMm: 10, itemId: '010101' },
  holes: [
    { kind: 'drain', x: 1700, y: 1700, w: 200, h: 200 },
    { kind: 'post', x: 0, y: 2400, w: 150, h: 150 },
  ],
  doors: [{ wall: 2, atMm: 1200, widthMm: 1200 }],
  ...{ cutting: { kerfMm: 2, leastMm: 100 }, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
}
const HALL: PlannedRoom = {
  ...{ ...BOX, name: 'Free weights', gapMm: 0, holes: [], doors: [], cutting: BY_KNIFE },
  outline: presetOutline('l').map(({ x, y }) => ({ x: x * 2.5, y: y * 2.5 })),
}
const AISLE: PlannedRoom = { ...HALL, name: 'Picking aisle', outline: boxOutline(40_000, 2400) }

function request(room: PlannedRoom, mat: Mat, toOrder: string) {
  const [alternative] = alternativesFor(room, room.doors, mat, room.cutting)
  if (alternative === undefined) throw new Error('The room can be laid.')
  const address = `${ORIGIN}/planner#room=${writeRoom(room)}`
  return {
    ...{ room, alternative, toOrder, address, unit: 'mm' as const, edging: [] },
    mat: { name: 'Hammered-top stable mat, 17 mm', code: 'HH-STB-1812' },
  }
}

describe('the plan of a box', () => {
  const asked = request(BOX, STABLE, '6 pieces')

  test('says scale, measures, pieces, cuts and rows, and its code brings the room back', async () => {
    const bytes = await browser.printPlan(maker, asked)
    const { title, pages } = await readPdf(bytes)
    expect(title).toBe('Floor plan: Box 3, mare & foal')
    const text = pages.flatMap(({ lines }) => lines).join('\n')
    expect(text).toContain('1 : 30')
    expect(text).toContain('Walls: A 3600 mm · B 3600 mm · C 3600 mm · D 3600 mm.')
    expect(text).toContain('Drain 1: 200 × 200 mm, 1700 mm from the left and 1700 mm from the top.')
    expect(text).toContain('Door 1: 1200 mm wide, in wall C, 1200 mm from its first corner.')
    expect(text).toMatch(/Pieces\tLaid\tFree along walls\n.*\t10 mm\n\d+(?:\.\d)?% waste/)
    const { laying, cutting } = planPaper(asked)
    for (const { label, pieces } of laying.rows) expect(text).toMatch(new RegExp(`${label}\\t?.*${pieces}`))
    for (const { heading } of cutting.sheets) expect(text).toContain(heading)
    expect(text).toMatch(/Cuts: 1 at \d+ mm from the (left|top)/)
    expect(pages[0]?.lines.at(-1)).toMatch(/Hoof & Husk, floor plan of Box 3, mare & foal\tPage 1 of \d/)
    const address = scan(await browser.picture(bytes, 1, 150))
    expect(address).toBe(asked.address)
    expect(readRoom(new URL(address).hash.slice('#room='.length), 'r1')).toEqual(BOX)
  })

  test('every piece stands in the cutting list and in one row', () => {
    const { laying, cutting, sketch } = planPaper(asked)
    const rows = laying.rows.map(({ pieces }) => pieces).join(', ')
    for (const { name } of sketch.pieces.filter(({ look }) => look !== 'whole')) {
      expect(rows).toMatch(new RegExp(`\\b${name}\\b`))
      expect(cutting.sheets.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')).toMatch(
        new RegExp(`\\b${name}\\b`),
      )
    }
  })

  test('a room of the whole planner has a place on the sheet', () => {
    const wide = planPaper(
      request(
        { ...BOX, outline: boxOutline(200_000, 20_000), holes: [], doors: [] },
        { ...STABLE, lengthMm: 9000, widthMm: 9000 },
        '',
      ),
    )
    expect(wide.sketch.width).toBeLessThanOrEqual(136)
  })
})

test('a quotation has the plans of its rooms behind it, and one row of page numbers for all', async () => {
  const asked = request(BOX, STABLE, '6 pieces')
  const cart = [lineOf(1, { quantity: 6 })]
  const { bytes } = await browser.build(quote(cart, { plans: [planPaper(asked), planPaper({ ...asked, room: HALL })] }))
  const { pages } = await readPdf(bytes)
  const [first, second] = pages.map(({ lines }) => lines)
  expect(first).not.toContain('Floor plan')
  expect(second).toContain('Box 3, mare & foal')
  expect(second?.[0]).toMatch(/^Hoof & Husk\tQuotation Q-[-\w]{11}, continued$/)
  expect(pages.flatMap(({ lines }) => lines)).toContain('Free weights')
  for (const [index, { lines }] of pages.entries()) {
    expect(lines.at(-1)).toMatch(
      new RegExp(`^Hoof & Husk, quotation Q-[-A-Z0-9]{11}\\tPage ${index + 1} of ${pages.length}$`),
    )
  }
})

test('edges that a floor ends in are ordered, cut and placed on its paper', async () => {
  const tile: Mat = { ...TILE, edging: { depthMm: 75, at: 'around', sidesMm: [1000] } }
  const free = { ...HALL, outline: boxOutline(6000, 4000) }
  const asked = {
    ...request(free, tile, '24 pieces'),
    edging: [{ kind: 'edge' as const, sideMm: 1000, code: 'E-1', amount: '20 m' }],
  }
  const { sketch, cutting, laying, facts } = planPaper(asked)
  expect(sketch.ramps).toHaveLength(24)
  expect(cutting.edges).toEqual([expect.stringMatching(/^20 × edge of 1000 mm, laid whole: R1–R20$/)])
  expect(laying.edges).toHaveLength(6)
  expect(facts).toContainEqual({ label: 'Edges of 1000 mm', value: '20 m\nE-1' })
  const { pages } = await readPdf(await browser.printPlan(maker, asked))
  const text = pages.flatMap(({ lines }) => lines).join('\n')
  for (const line of [...laying.edges.slice(1, 5), 'E-1']) expect(text).toContain(line)
})

test('edges of both sides of tiles that are not square are ordered and cut by their lengths', () => {
  const tile: Mat = { ...TILE, lengthMm: 900, widthMm: 600, edging: { depthMm: 75, at: 'around', sidesMm: [900, 600] } }
  const edging = [
    { kind: 'edge' as const, sideMm: 900, code: 'E-9', amount: '8 pieces' },
    { kind: 'edge' as const, sideMm: 600, code: 'E-6', amount: '8 pieces' },
  ]
  const free = { ...HALL, outline: boxOutline(3600, 2400) }
  const { cutting, laying, facts } = planPaper({ ...request(free, tile, '16 pieces'), edging })
  expect(facts).toContainEqual({ label: 'Edges of 900 mm', value: '8 pieces\nE-9' })
  expect(facts).toContainEqual({ label: 'Edges of 600 mm', value: '8 pieces\nE-6' })
  expect(cutting.edges).toEqual(['8 × edge of 900 mm, laid whole: R1–R8', '8 × edge of 600 mm, laid whole: R9–R16'])
  expect(laying.edges).toContain(
    'To the left of the floor, from the top: R13–R16, beginning 0 mm from the uppermost wall.',
  )
  const withoutShort = { ...tile, edging: { depthMm: 75, at: 'around' as const, sidesMm: [900] } }
  expect(planPaper({ ...request(free, withoutShort, '16 pieces'), edging }).laying.edges.at(-1)).toBe(
    'Along 4800 mm where the floor is open tiles are cut, or show a side of 600 mm that there is no edge for.',
  )
})

test('a hall of interlocking tiles and an aisle of matting are papers too, whose pages are numbered', async () => {
  for (const asked of [request(HALL, TILE, '140 pieces'), request(AISLE, ROLL, '96 m')]) {
    const bytes = await browser.printPlan(maker, asked)
    const { pages } = await readPdf(bytes)
    for (const [index, { lines }] of pages.entries()) {
      expect(lines.at(-1)).toMatch(new RegExp(`\\tPage ${index + 1} of ${pages.length}$`))
    }
  }
})
