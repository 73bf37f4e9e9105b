import { expect, test } from 'vitest'
import { openFlow } from '#pdf/page-flow.ts'
import { sheet } from '#pdf/sheet.ts'
import { testPaper } from '#pdf/test-paper.ts'
import { setCutting } from './set-cutting.ts'

test('what is cut out of one strip stands on the sheet in whole, however long it is', () => {
  const { paper, written } = testPaper()
  const lines = Array.from({ length: 90 }, (_, number) => ({ text: `${number}: ${'cut '.repeat(20)}.`, isPart: true }))
  const long = { text: 'c'.repeat(2_000), isPart: false }
  const drawing = { lengthMm: 40_000, widthMm: 2_000, parts: [], cuts: [] }
  const short = { ...drawing, heading: 'Short', lines: [] }
  setCutting(paper, openFlow(paper, 60), [{ ...drawing, heading: 'Long', lines: [...lines, long] }, short])
  const said = written.map(({ line }) => line).join('')
  expect(said).toBe(['Long', ...lines.map(({ text }) => text), long.text, 'Short'].join(''))
  for (const { y } of written) {
    expect(y).toBeGreaterThan(sheet.top)
    expect(y).toBeLessThanOrEqual(sheet.bottom)
  }
  const places = written.map(({ page, y }) => page * 1_000 + y)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('strips that are too narrow for their names have them beside the sheet', () => {
  const { paper, written } = testPaper()
  const parts = ['1a', '1b', '1c'].map((name, at) => {
    return { name, area: { x: 0, y: at * 30, w: 1830, h: 30 }, notches: [] }
  })
  setCutting(paper, openFlow(paper, 60), [{ heading: '', lines: [], lengthMm: 1830, widthMm: 1220, parts, cuts: [] }])
  expect(written.map(({ line }) => line).filter((line) => line !== '')).toEqual(['1a', '1b', '1c'])
})

test('numbers of cuts that lie close together do not lie on each other', () => {
  const { paper, written } = testPaper()
  const cuts = [30, 60, 90].map((atMm) => ({ axis: 'y', atMm, fromMm: 0, toMm: 1830 }) as const)
  setCutting(paper, openFlow(paper, 60), [{ heading: '', lines: [], lengthMm: 1830, widthMm: 1220, parts: [], cuts }])
  const [first = 0, second = 0, third = 0] = written.filter(({ line }) => line !== '').map(({ y }) => y)
  expect(second - first).toBeGreaterThan(2.4)
  expect(third - second).toBeGreaterThan(2.4)
})
