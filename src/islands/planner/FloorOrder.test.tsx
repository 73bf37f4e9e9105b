import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cents } from '#domain/cents.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import type { FloorMat } from '#stores/floor-mat.ts'
import { somePlan } from '#stores/test-worker.ts'
import { FloorOrder } from './FloorOrder.tsx'
import { OtherMat } from './OtherMat.tsx'

const ROOM: PlannedRoom = {
  ...{ id: 'r1', name: 'Hall', outline: boxOutline(110_000, 100_000), holes: [], doors: [], gapMm: 0, itemId: 'a' },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
}
const MATTING: FloorMat = {
  ...{ itemId: 'a', code: 'M-1', name: 'Ribbed matting', picture: '', price: cents(1_000) },
  ...{ terms: { unit: { of: 'metre' }, minimum: 1, step: 1 }, grams: undefined, material: 'rubber' },
  ...{ mat: { lengthMm: 10_000, widthMm: 1000, form: 'roll', turns: false }, measures: '', listPath: '' },
  edging: undefined,
}

/** Strips of so many metres. */
function planOf(metres: number) {
  const plan = somePlan(1)
  return { ...plan, figures: { ...plan.figures, rollMm: metres * 1000 } }
}

const orderOf = (metres: number) =>
  renderToStaticMarkup(
    <FloorOrder room={ROOM} mat={MATTING} alternative={planOf(metres)} outdated={false} />,
  ).replaceAll('\u00a0', ' ')

test('as much as one order takes has a price and goes into the cart', () => {
  const markup = orderOf(9_999)
  expect(markup).toContain('$99,990.00')
  expect(markup).toContain('Add 9,999 m to the cart')
  expect(markup).not.toContain('more than one order takes')
})

test('of more than one order takes it is told how much, and the way on is to ask for it', () => {
  const markup = orderOf(11_000)
  expect(markup).toContain('11,000 m')
  expect(markup).toContain('That is more than one order takes: at most 9,999 m of Ribbed matting.')
  expect(markup).toMatch(/href="\/contact-us#[^"]*quantity=11000"/)
  expect(markup).not.toMatch(/\$|Add /)
})

test('strips of more lengths than the note of an order has room for are not said to stand there', () => {
  const cutTo = (count: number) => {
    const one = planOf(20)
    const sheets = Array.from({ length: count }, (_, index) => ({ lengthMm: 1000 + index, widthMm: 1000 }))
    return renderToStaticMarkup(
      <FloorOrder room={ROOM} mat={MATTING} alternative={{ ...one, plan: { ...one.plan, sheets } }} outdated={false} />,
    )
  }
  expect(cutTo(6)).toContain('The cart and the note of your order name their lengths')
  expect(cutTo(9)).not.toContain('The cart and the note of your order name their lengths')
  expect(cutTo(9)).toContain('The note of your order has no room for so many: send them to us in a message, or call')
})

test('another mat of which a floor takes more than that says so too', () => {
  const other = (metres: number) =>
    renderToStaticMarkup(<OtherMat room={ROOM} mat={MATTING} alternative={planOf(metres)} />)
  expect(other(9_999)).not.toContain('more than one order takes')
  expect(other(11_000)).toContain('more than one order takes')
})
