import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { PlanTools } from './PlanTools.tsx'

const ROOM: PlannedRoom = {
  ...{ id: 'r1', name: 'Box', outline: boxOutline(3600, 3600), holes: [], doors: [], gapMm: 0, itemId: '' },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
}

test('where nothing is left to undo or to redo the keyboard stays at the button that did the last of it', () => {
  const markup = renderToStaticMarkup(<PlanTools room={ROOM} alternative={undefined} mat={undefined} />)
  for (const name of ['Undo', 'Redo']) {
    const [button = ''] = new RegExp(`<button[^>]*>${name}<`).exec(markup) ?? []
    expect(button).toContain('aria-disabled="true"')
    expect(button).not.toContain(' disabled')
  }
})
