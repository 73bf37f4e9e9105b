import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { alternativesFor } from '#planner/alternatives.ts'
import { BY_KNIFE, type Mat } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import { showIn } from '#stores/shown-unit.ts'
import { CuttingSheets } from './CuttingSheets.tsx'
import { cuttingText } from './cutting-text.ts'

const MAT: Mat = { lengthMm: 1830, widthMm: 1200, form: 'piece', turns: true }
const ROOM = {
  ...{ outline: boxOutline(3600, 3660), gapMm: 0 },
  holes: [{ kind: 'post', x: 1000, y: 1500, w: 150, h: 250 }],
} as const

test('what is cut out of a piece that lies upright is told and drawn as it lies on the bench', () => {
  const [upright] = alternativesFor(ROOM, [], MAT, BY_KNIFE).filter(({ plan }) => plan.laying.along === 'y')
  if (upright === undefined) throw new Error('The room can be laid that way.')
  showIn('mm')
  const markup = renderToStaticMarkup(<CuttingSheets alternative={upright} />).replaceAll('\u00a0', ' ')
  expect(markup).toContain('cut out 250 × 150 mm, 1500 mm from the left and 50 mm from the top of the piece')
  expect(markup).toContain('Turn its pieces a quarter to the right to lay them.')
  const [sheet] = cuttingText(upright, 'mm').sheets
  expect(sheet?.parts[0]?.notches).toMatchObject([{ x: 1500, y: 50, w: 250, h: 150 }])
})
