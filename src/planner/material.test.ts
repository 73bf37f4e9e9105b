import { expect, test } from 'vitest'
import { factOf } from '#domain/measured-line.ts'
import { GAP_MM, materialOf } from './material.ts'

test.each([
  ['Recycled SBR rubber', 'rubber'],
  ['Rubber crumb with EPDM, polyurethane bound', 'crumb'],
  ['Coir pile, PVC backing', 'coir'],
  ['Coir pile, recycled rubber frame', 'coir'],
  ['NBR/PVC sponge, vinyl wear layer', 'plastic'],
  ['SBR/NBR rubber blend', 'rubber'],
  ['Elastomer compound', 'rubber'],
  ['Oak', 'unknown'],
] as const)('%s is laid as %s', (text, material) => {
  expect(materialOf([factOf({ label: 'Material', text })])).toBe(material)
})

test('without a line of its material nothing is known, and nothing stays free', () => {
  expect(GAP_MM[materialOf([factOf({ label: 'Surface', text: 'Rubber studs' })])]).toBe(0)
})
