import { expect, test } from 'vitest'
import { type EdgedItem, edgeDepthMm, edgingFor, edgingKind, isInterlocking } from './edging.ts'
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

test.each(['Non-interlocking', 'Non\u2011interlocking', 'Not interlocking', 'Noninterlocking'])('%s is not', (word) => {
  expect(isInterlocking(item(`${word} tile`, {}))).toBe(false)
  expect(isInterlocking(item('Tile', { Fitting: word }))).toBe(false)
})

test.each(['edge', 'edging', 'ramp', 'border', 'trim'])('an edge may be called %s, or several of them', (name) => {
  for (const called of [name, `${name}s`]) expect(edgingKind(item(`Jigsaw ${called}`, strip))).toBe('edge')
  expect(edgingKind(item(`Jigsaw ${name}less tile`, strip))).toBeUndefined()
})

const long = (name: string, Size: string, Colour = 'Black') => item(name, { Size, Thickness: '10 mm', Colour })
const LONG_TILE = long('Interlocking tile', '900 × 600 mm')
const LONG_EDGE = long('Long ramp edge, jigsaw', '900 × 75 mm')

test('a tile that is not square has an edge for its long side and one for its short side', () => {
  expect(edgingFor(LONG_TILE, [EDGE, CORNER, LONG_EDGE])).toEqual({ edges: [LONG_EDGE, EDGE], corner: CORNER })
  const upright = long('Interlocking tile', '600 × 900 mm')
  expect(edgingFor(upright, [EDGE, LONG_EDGE])).toEqual({ edges: [LONG_EDGE, EDGE], corner: undefined })
})

test('where a range has an edge for one side of its tiles alone, that is all', () => {
  expect(edgingFor(LONG_TILE, [EDGE, CORNER])).toEqual({ edges: [EDGE], corner: CORNER })
  expect(edgingFor(LONG_TILE, [LONG_EDGE])).toEqual({ edges: [LONG_EDGE], corner: undefined })
  expect(edgingFor(LONG_TILE, [long('Jigsaw edge', '1200 × 75 mm'), CORNER])).toBeUndefined()
})

test('both edges of a tile are as wide as each other, and so is the corner', () => {
  const [wide, wideCorner] = [long('Wide jigsaw edge', '900 × 100 mm'), long('Jigsaw corner', '100 × 100 mm')]
  expect(edgingFor(LONG_TILE, [wide, EDGE, CORNER, wideCorner])).toEqual({ edges: [wide], corner: wideCorner })
  const both = { edges: [LONG_EDGE, EDGE], corner: CORNER }
  expect(edgingFor(LONG_TILE, [wide, EDGE, LONG_EDGE, CORNER, wideCorner])).toEqual(both)
})

test('the edge of each side is of the colour of the tile where there is one', () => {
  const yellow = [long('Jigsaw edge', '900 × 75 mm', 'Yellow'), long('Jigsaw edge', '600 × 75 mm', 'Yellow')]
  expect(edgingFor(LONG_TILE, [...yellow, LONG_EDGE, EDGE])?.edges).toEqual([LONG_EDGE, EDGE])
  expect(edgingFor(LONG_TILE, [...yellow, EDGE])?.edges).toEqual([yellow[0], EDGE])
})

test('the edge and the corner of a range are found by brand, thickness and sizes', () => {
  expect(edgingFor(TILE, [TILE, EDGE, CORNER])).toEqual({ edges: [EDGE], corner: CORNER })
  expect(edgeDepthMm(EDGE)).toBe(75)
  const strangers = [
    { ...EDGE, brand: 'Other' },
    { ...EDGE, subCategoryId: '0102' },
    item('Jigsaw edge', { ...strip, Thickness: '12 mm' }),
    item('Jigsaw edge', { ...strip, Size: '1000 × 75 mm' }),
  ]
  for (const stranger of strangers) expect(edgingFor(TILE, [stranger, CORNER])).toBeUndefined()
})

test('another tile is no edge, and a piece of a tile no corner', () => {
  expect(edgingFor(TILE, [{ ...TILE, itemId: 'another' }, CORNER])).toBeUndefined()
  const sample = item('Interlocking tile, sample', { Size: '75 × 75 mm', Thickness: '10 mm' })
  expect(edgingFor(TILE, [EDGE, sample])).toEqual({ edges: [EDGE], corner: undefined })
})

test('a corner of another width is none, and the edge stands alone', () => {
  const wide = item('Interlocking corner', { Size: '100 × 100 mm', Thickness: '10 mm' })
  expect(edgingFor(TILE, [EDGE, wide])).toEqual({ edges: [EDGE], corner: undefined })
})

test('of several edges the one of the colour of the tile is taken', () => {
  const yellow = item('Jigsaw edge, yellow', { ...strip, Colour: 'Yellow' })
  expect(edgingFor(TILE, [yellow, EDGE])?.edges).toEqual([EDGE])
  expect(edgingFor(TILE, [yellow])?.edges).toEqual([yellow])
})

test('an edge, and a mat that holds on to nothing have no edging', () => {
  const plain = item('Gym tile', { Size: '600 × 600 mm', Thickness: '10 mm' })
  const sizeless = item('Interlocking tile', { Thickness: '10 mm' })
  const another = { ...EDGE, itemId: 'another' }
  for (const tile of [plain, sizeless, EDGE]) expect(edgingFor(tile, [EDGE, another, CORNER])).toBeUndefined()
})

test('sizes may differ by what inches are rounded by, and by no more', () => {
  const edge = (Size: string) => item('Jigsaw edge', { ...strip, Size })
  const corner = (Size: string) => item('Interlocking corner', { Size, Thickness: '10 mm' })
  expect(edgingFor(TILE, [edge('602 × 75 mm'), corner('77 × 73 mm')])?.corner).toBeDefined()
  expect(edgingFor(TILE, [edge('603 × 75 mm')])).toBeUndefined()
  for (const size of ['78 × 75 mm', '75 × 72 mm']) expect(edgingFor(TILE, [EDGE, corner(size)])?.corner).toBeUndefined()
})

test('a strip is three times as long as it is wide, and a corner no larger than 300 mm', () => {
  expect(edgingKind(item('Jigsaw edge', { Size: '300 × 100 mm' }))).toBe('edge')
  expect(edgingKind(item('Jigsaw edge', { Size: '299 × 100 mm' }))).toBeUndefined()
  expect(edgingKind(item('Jigsaw corner', { Size: '300 × 300 mm' }))).toBe('corner')
  expect(edgingKind(item('Jigsaw corner', { Size: '301 × 300 mm' }))).toBeUndefined()
})

test('that a mat interlocks may stand in any of its lines', () => {
  const tile = item('Gym tile', { Size: '600 × 600 mm', Thickness: '10 mm', Fixing: 'Interlocking on four sides' })
  expect(edgingFor(tile, [EDGE])?.edges).toEqual([EDGE])
  const unknown = { kind: 'size', lengthMm: 600, widthMm: 600 } as const
  expect(edgingFor({ ...TILE, facts: [unknown] }, [EDGE])).toBeUndefined()
  expect(edgingFor(TILE, [{ ...EDGE, facts: [unknown] }])).toBeUndefined()
  const [strips] = EDGE.facts
  if (strips === undefined) throw new Error('An edge has a size.')
  expect(edgingFor({ ...TILE, facts: [unknown] }, [{ ...EDGE, facts: [strips] }])).toBeUndefined()
  expect(edgeDepthMm({ facts: [] })).toBeUndefined()
})

test('sizes and colours are found among other facts, and among those that no line states', () => {
  const read = { kind: 'thickness', mm: { least: 10, most: 10 } } as const
  const edge = { ...EDGE, facts: [read, ...EDGE.facts.toReversed()] }
  const yellow = item('Jigsaw edge, yellow', { ...strip, Colour: 'Yellow' })
  expect(edgingFor(TILE, [yellow, edge])).toEqual({ edges: [edge], corner: undefined })
  expect(edgeDepthMm(edge)).toBe(75)
})

test('colours are compared as they are meant, under either spelling of their label alone', () => {
  const black = item('Jigsaw edge, black', { Size: '600 × 75 mm', Thickness: '10 mm', Color: 'BLACK' })
  const yellow = item('Jigsaw edge, yellow', { ...strip, Colour: 'Yellow' })
  expect(edgingFor(TILE, [yellow, black])?.edges).toEqual([black])
  const named = item('Jigsaw edge', {
    Size: '600 × 75 mm',
    Thickness: '10 mm',
    'Fleck colour': 'Black',
    Colours: 'Black',
  })
  expect(edgingFor(TILE, [yellow, named])?.edges).toEqual([yellow])
})
