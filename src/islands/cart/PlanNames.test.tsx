import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { lineOf } from '#domain/test-cart.ts'
import { $plansText } from '#stores/plans-text.ts'
import { PlanNames } from './PlanNames.tsx'

const plan = (name: string, quantity: number) => ({
  ...{ name, itemId: 'a', quantity, edging: [], cutTo: `${quantity} × 1 m`, note: '' },
})
const names = (quantity: number) =>
  renderToStaticMarkup(<PlanNames line={lineOf('a', 1_250, quantity)} />).replace(/[\u00a0\u2060]/g, ' ')

afterEach(() => $plansText.set(''))

test('a line names its rooms, and the lengths of their strips as long as it holds all of them', () => {
  $plansText.set(JSON.stringify([plan('Barn', 6), plan('Aisle', 4)]))
  expect(names(10)).toMatch(/For Barn: .*cut to 6 × 1 m.*For Aisle: .*cut to 4 × 1 m/)
  expect(names(9)).toMatch(/For Barn: .*For Aisle: /)
  expect(names(9)).not.toContain('cut to')
})
