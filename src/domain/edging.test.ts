import { expect, test } from 'vitest'
import { type EdgedItem, edgeDepthMm, edgingFor, edgingKind } from './edging.ts'
import { factOf } from './measured-line.ts'

function item(name: string, lines: Record<string, string>, more: Partial<EdgedItem> = {}): EdgedItem {
  const facts = Object.entries(lines).map(([label, text]) => factOf({ label, text }))
  return { itemId: name, name, brand: 'Ironfloor', subCategoryId: '0401', facts, ...more }
}

const TILE = item('Interlocking tile', { Size: '600 × 600 mm', Thickness: '10 mm', Colour: 'Black' })
const strip = { Size: '600 × 75 mm', Thickness: '10 mm', Colour: 'Black' }
const EDGE = item('Ramp edge, jigsaw', strip)
const CORNER = item('Corner for interlocking tile', { Size: '75 × 75 mm', Thickness: '10 mm' })

test('an edge is a strip of what holds on to tiles, a corner a small piece of it', () => {
  expect([TILE, EDGE, CORNER].map(edgingKind)).toEqual([undefined, 'edge', 'corner'])
  expect(edgingKind(item('Ramp mat with cross ribs', { Size: '1600 × 200 mm' }))).toBeUndefined()
  expect(edgingKind(item('Interlocking tile, bevelled edge', { Size: '600 × 600 mm' }))).toBeUndefined()
  expect(edgingKind(item('Interlocking box kit with corners', { Size: '3600 × 3600 mm' }))).toBeUndefined()
  expect(edgingKind(item('Jigsaw ramp edge', { Colour: 'Black' }))).toBeUndefined()
})

test('the edge and the corner of a range are found by brand, thickness and sizes', () => {
  expect(edgingFor(TILE, [TILE, EDGE, CORNER])).toEqual({ edge: EDGE, corner: CORNER })
  expect(edgeDepthMm(EDGE)).toBe(75)
  const strangers = [
    { ...EDGE, brand: 'Other' },
    { ...EDGE, subCategoryId: '0102' },
    item('Jigsaw edge', { ...strip, Thickness: '12 mm' }),
    item('Jigsaw edge', { ...strip, Size: '1000 × 75 mm' }),
  ]
  for (const stranger of strangers) expect(edgingFor(TILE, [stranger, CORNER])).toBeUndefined()
})

test('a corner of another width is none, and the edge stands alone', () => {
  const wide = item('Interlocking corner', { Size: '100 × 100 mm', Thickness: '10 mm' })
  expect(edgingFor(TILE, [EDGE, wide])).toEqual({ edge: EDGE, corner: undefined })
})

test('of several edges the one of the colour of the tile is taken', () => {
  const yellow = item('Jigsaw edge, yellow', { ...strip, Colour: 'Yellow' })
  expect(edgingFor(TILE, [yellow, EDGE])?.edge).toBe(EDGE)
  expect(edgingFor(TILE, [yellow])?.edge).toBe(yellow)
})

test('a tile that is not square, an edge, and a mat that holds on to nothing have no edging', () => {
  const long = item('Interlocking tile', { Size: '600 × 300 mm', Thickness: '10 mm' })
  const plain = item('Gym tile', { Size: '600 × 600 mm', Thickness: '10 mm' })
  for (const tile of [long, plain, EDGE]) expect(edgingFor(tile, [EDGE, CORNER])).toBeUndefined()
})
