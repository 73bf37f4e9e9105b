import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BY_KNIFE } from '#planner/mat.ts'
import { presetOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { withWallOf } from '#planner/reshaped-room.ts'
import { boxOf } from '#planner/room.ts'
import { showIn } from '#stores/shown-unit.ts'
import { ThingsInRoom } from './ThingsInRoom.tsx'

const U: PlannedRoom = {
  ...{ id: 'r1', name: 'Box', outline: presetOutline('u'), doors: [], gapMm: 0, itemId: '' },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
  holes: [{ kind: 'drain', x: 500, y: 1875, w: 250, h: 250 }],
}

test('where a thing stands is measured from the leftmost and the uppermost wall, wherever the first one begins', () => {
  showIn('mm')
  const taller = withWallOf(U, 3, 4000)
  expect(boxOf(taller.outline)).toMatchObject({ x: 0, y: -1000 })
  const values = renderToStaticMarkup(<ThingsInRoom room={taller} />).matchAll(
    /<label[^>]*>([^<]*)<[^>]*><input[^>]*value="([^"]*)"/g,
  )
  const shown = Object.fromEntries([...values].map(([, label, value]) => [label, value?.replace('\u00a0', ' ')]))
  expect(shown).toMatchObject({ 'From the left': '500 mm', 'From the top': '2875 mm' })
})
