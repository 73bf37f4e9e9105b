import { expect, test } from 'vitest'
import { specSheet } from './spec-sheet.ts'

const ADDRESS = 'https://shop.example/product/010101'
const sheet = (name: string, stated: [label: string, text: string][]) =>
  specSheet(
    { name, code: 'HH-1', stated: stated.map(([label, text]) => ({ label, text })), paragraphs: ['One.', ' '] },
    ADDRESS,
  )

test('facts are said in both systems, and what is no measure reads alike in both', () => {
  const { facts, paragraphs } = sheet('Stable mat', [
    ['Size', '1830 × 1220 mm'],
    ['Weight', '42 kg'],
    ['Care', 'Hose down'],
  ])
  expect(facts).toEqual([
    { label: 'Size', metric: '1830 × 1220 mm', imperial: '72" × 48"' },
    { label: 'Weight', metric: '42 kg', imperial: '92.6 lb' },
    { label: 'Care', metric: 'Hose down', imperial: 'Hose down' },
  ])
  expect(paragraphs).toEqual(['One.'])
})

test('what states its size is drawn to a scale that is named, with measures in both systems', () => {
  const { drawing } = sheet('Stable mat', [
    ['Size', '1830 × 1220 mm'],
    ['Thickness', '17 mm'],
  ])
  expect(drawing).toMatchObject({
    ...{ outline: 'rectangle', width: 45.75, height: 30.5, scale: 'Drawn at 1 : 40' },
    ...{ across: '1830 mm (72")', down: '1220 mm (48")', edge: '17 mm (21/32") thick' },
  })
  expect(sheet('Kit of edges', [['Material', 'Rubber']]).drawing).toBeUndefined()
})
