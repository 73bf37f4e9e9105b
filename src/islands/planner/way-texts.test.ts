import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { type Alternative, sight } from '#planner/alternative.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { PRESETS, presetOutline } from '#planner/outline.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { somePlan } from '#stores/test-worker.ts'
import { wayTexts } from './way-texts.ts'

const MAT: FloorMat = {
  ...{ itemId: 'a', code: 'M-1', name: 'Stable mat', picture: '', price: cents(1_000) },
  ...{ terms: { unit: 'unstated', minimum: 1, step: 1 }, grams: undefined, material: 'rubber' },
  ...{ mat: { lengthMm: 1830, widthMm: 1200, form: 'piece', turns: true }, measures: '', listPath: '' },
  edging: undefined,
}
const textsOf = (ways: readonly Alternative[]) => wayTexts(ways, MAT, false, 'mm')

/** A plan of six pieces, so many of them cut, laid so. */
function way(cut: number, bond: 'straight' | 'half' = 'straight', narrowestMm = 300): Alternative {
  const plan = somePlan(6)
  return {
    ...plan,
    figures: { ...plan.figures, whole: 6 - cut, cut, narrowestMm },
    plan: { ...plan.plan, laying: { ...plan.plan.laying, bond } },
  }
}

test('a title names the amount and the direction, and what tells it from another with the same', () => {
  expect(textsOf([way(2)])).toMatchObject([{ title: '6 pieces · lengthwise' }])
  const ways = textsOf([way(2), way(2, 'half'), way(4)])
  expect(ways.map(({ title }) => title)).toEqual([
    '6 pieces · lengthwise · 4 whole, 2 cut',
    '6 pieces · lengthwise · half-bond',
    '6 pieces · lengthwise · 2 whole, 4 cut',
  ])
  // It is said once.
  for (const { title, details } of ways) for (const detail of details) expect(title).not.toContain(detail)
})

test('two that differ in nothing but their narrowest cut say how wide that is', () => {
  expect(textsOf([way(2, 'straight', 300), way(2, 'straight', 400)]).map(({ title }) => title)).toEqual([
    '6 pieces · lengthwise · narrowest cut 300 mm',
    '6 pieces · lengthwise · narrowest cut 400 mm',
  ])
})

test('no two of those that are offered for a room have the same title', () => {
  const side = fc.integer({ min: 500, max: 3000 })
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), side, side, (preset, lengthMm, widthMm) => {
      const mat = { ...MAT.mat, lengthMm: Math.max(lengthMm, widthMm), widthMm: Math.min(lengthMm, widthMm) }
      const room = { outline: presetOutline(preset), holes: [], gapMm: 5 }
      const ways = alternativesFor(room, [], mat, BY_KNIFE)
      const titles = wayTexts(ways, { ...MAT, mat }, false, 'mm').map(({ title }) => title)
      expect(new Set(titles).size, ways.map(sight).join('\n')).toBe(titles.length)
    }),
    { numRuns: 25 },
  )
})
