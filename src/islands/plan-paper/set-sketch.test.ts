import { expect, test } from 'vitest'
import { openFlow } from '#pdf/page-flow.ts'
import { testPaper } from '#pdf/test-paper.ts'
import { alternativesFor } from '#planner/alternatives.ts'
import { pieceNames } from '#planner/cutting-list.ts'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { withStepIn } from '#planner/reshaped-room.ts'
import { boxOf } from '#planner/room.ts'
import { planSketch, scaleFor } from './plan-sketch.ts'
import { setSketch } from './set-sketch.ts'

const BOX: PlannedRoom = {
  ...{ id: 'r1', name: 'Hall', outline: boxOutline(5200, 3700), holes: [], doors: [], gapMm: 5, itemId: 'a' },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
}
const ROOM = withStepIn(withStepIn(BOX, 0), 3)

test('every piece has its number on the plan, strips of 30 mm beside it', () => {
  const mat = { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true } as const
  const [first] = alternativesFor(ROOM, [], mat, BY_KNIFE).filter(({ figures }) => figures.narrowestMm === 30)
  if (first === undefined) throw new Error('Strips of 30 mm are cut for it.')
  const { paper, written } = testPaper()
  const times = scaleFor(boxOf(ROOM.outline))
  const sketch = planSketch(ROOM, first, times, 'mm')
  setSketch(paper, openFlow(paper, 60), { sketch, bar: { mm: 20, text: '' } })
  expect(written.map(({ line }) => line)).toEqual(expect.arrayContaining(pieceNames(first.plan)))
})
