import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScaleDrawing } from '#domain/scale-drawing.ts'
import { drawingSource, drawingSvg } from './drawing-svg.ts'

const mat: ScaleDrawing = {
  outline: 'rectangle',
  lengthMm: 1830,
  widthMm: 1220,
  thicknessMm: { least: 17, most: 17 },
}

/** The numbers of the outline `M x y H right V foot`. */
function box(svg: string) {
  const [, x, y, right, foot] = /d="M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H/.exec(svg)?.map(Number) ?? []
  return { x: x ?? 0, y: y ?? 0, right: right ?? 0, foot: foot ?? 0 }
}

const textsOf = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)

test('length, width, thickness and a bar are written down', () => {
  expect(textsOf(drawingSvg(mat))).toEqual(['1830 mm', '1220 mm', '17 mm', '500 mm'])
})

test('what is cut to length has no length', () => {
  expect(textsOf(drawingSvg({ outline: 'cut-to-length', lengthMm: 1600, widthMm: 1000 }))).toEqual([
    '1000 mm',
    '500 mm',
  ])
})

test('length and width are to one scale and lie on the sheet, whatever they are', () => {
  const mm = fc.integer({ min: 20, max: 20_000 })
  fc.assert(
    fc.property(mm, mm, mm, (lengthMm, widthMm, most) => {
      const svg = drawingSvg({ outline: 'rectangle', lengthMm, widthMm, thicknessMm: { least: most, most } })
      const { x, y, right, foot } = box(svg)
      const [edgeTop = 0, edgeHigh = 0] =
        /y="([\d.]+)" width="[\d.]+" height="([\d.]+)" fill="#2b2926"/.exec(svg)?.slice(1).map(Number) ?? []
      expect(edgeTop).toBeGreaterThan(foot)
      expect(edgeTop + edgeHigh).toBeLessThan(770)
      expect(Math.abs((right - x) * widthMm - (foot - y) * lengthMm) / Math.max(lengthMm, widthMm)).toBeLessThan(0.5)
      expect(x).toBeGreaterThan(60)
      expect(y).toBeGreaterThan(60)
      expect(right).toBeLessThan(1200)
    }),
  )
})

test('the edge has the thickness that it states, to the scale of the plan', () => {
  const svg = drawingSvg({ ...mat, thicknessMm: { least: 60, most: 60 } })
  const { x, right } = box(svg)
  const [, high] = /height="([\d.]+)" fill="#2b2926"/.exec(svg) ?? []
  expect(Number(high)).toBeCloseTo((60 * (right - x)) / 1830, 0)
})

test('as an address it is the same picture, without what would end an attribute or an address', () => {
  const source = drawingSource(mat)
  expect(source).not.toMatch(/["<>#]/)
  const svg = decodeURIComponent(source.replace('data:image/svg+xml,', ''))
  expect(textsOf(svg)).toEqual(textsOf(drawingSvg(mat)))
  expect(source.length).toBeLessThan(2000)
})
