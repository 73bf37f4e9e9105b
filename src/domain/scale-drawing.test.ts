import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemFacts } from './item-facts.ts'
import { scaleDrawing } from './scale-drawing.ts'

const drawn = (name: string, description: string) =>
  scaleDrawing(name, itemFacts({ name, description: `${description}\nColour: Black` }))

test('a mat is a rectangle of its size and thickness', () => {
  expect(drawn('Stable mat', 'Size: 1830 × 1220 mm\nThickness: 17 mm')).toEqual({
    outline: 'rectangle',
    lengthMm: 1830,
    widthMm: 1220,
    thicknessMm: { least: 17, most: 17 },
  })
})

test.each([
  ['Half-round coir doormat', 'Size: 762 × 457 mm', 'half-round'],
  ['Halfround mat', 'Size: 762 × 457 mm', 'half-round'],
  ['Semicircular mat', 'Size: 762 × 457 mm', 'half-round'],
  ['Semi-circular mat', 'Size: 762 × 457 mm', 'half-round'],
  ['Half moon mat', 'Size: 700 × 450 mm', 'half-round'],
  ['Round mat', 'Size: 600 × 600 mm', 'round'],
  ['Mat with round studs', 'Size: 900 × 600 mm', 'rectangle'],
  ['Workaround mat', 'Size: 600 × 600 mm', 'rectangle'],
])('%s, %s, is drawn %s', (name, description, outline) => {
  expect(drawn(name, description)?.outline).toBe(outline)
})

test('of what is cut to length the width alone is known', () => {
  expect(drawn('Coir matting', 'Size: 1 m wide, cut to length')).toMatchObject({
    outline: 'cut-to-length',
    lengthMm: 1600,
    widthMm: 1000,
  })
})

test.each(['Size: 1 m or 2 m wide', 'Size: to order', 'A mat of no stated size.', 'Thickness: 12 mm'])(
  'nothing is drawn of %s',
  (description) => {
    expect(drawn('Mat', description)).toBeUndefined()
  },
)

test('of several widths none is drawn', () => {
  const line = { label: 'Size', text: '1–2 m wide', at: [0, 5] as [number, number] }
  expect(scaleDrawing('Mat', [{ kind: 'width', mm: { least: 1000, most: 2000 }, line }])).toBeUndefined()
  expect(scaleDrawing('Mat', [{ kind: 'width', mm: { least: 0, most: 0 }, line }])).toBeUndefined()
})

test('whatever is drawn has measures that can be drawn', () => {
  const size = fc.record({ kind: fc.constant('size' as const), lengthMm: fc.double(), widthMm: fc.double() })
  fc.assert(
    fc.property(fc.string(), size, (name, fact) => {
      const drawing = scaleDrawing(name, [fact])
      expect(drawing === undefined || (drawing.lengthMm > 0 && drawing.widthMm > 0)).toBe(true)
    }),
  )
})
