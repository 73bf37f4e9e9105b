import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BY_KNIFE } from '#planner/mat.ts'
import { boxOutline } from '#planner/outline.ts'
import { MOST_DOORS, type PlannedRoom } from '#planner/planned-room.ts'
import { withStepIn } from '#planner/reshaped-room.ts'
import { LIMITS } from '#planner/room-fault.ts'
import { addRoom } from '#stores/planner.ts'
import { MOST_ROOMS } from '#stores/planner-document.ts'
import { $toasts } from '#stores/toasts.ts'
import { RoomBar } from './RoomBar.tsx'
import { RoomShape } from './RoomShape.tsx'
import { ThingsInRoom } from './ThingsInRoom.tsx'
import { tellFull } from './tell-place.ts'

const ROOM: PlannedRoom = {
  ...{ id: 'r1', name: 'Box', outline: boxOutline(36_000, 36_000), holes: [], gapMm: 0, itemId: '' },
  ...{ cutting: BY_KNIFE, rollMm: 10_000, chosen: 0, edges: 'none', ownGap: true },
  doors: Array.from({ length: MOST_DOORS }, () => ({ wall: 0, atMm: 0, widthMm: 900 })),
}

/** The buttons of these words, as they are written. */
const buttons = (markup: ReactElement, text: string) =>
  [...renderToStaticMarkup(markup).matchAll(/<button([^>]*)>([^<]*)</g)].flatMap(([, more, words]) =>
    words === text ? (more ?? '') : [],
  )

function addRooms(): void {
  for (let count = 0; count < MOST_ROOMS; count += 1) addRoom(boxOutline(3600, 3600), '')
}

function expectOff(found: string[]) {
  expect(found.length).toBeGreaterThan(0)
  for (const button of found) {
    expect(button).toContain('aria-disabled="true"')
    expect(button).not.toContain(' disabled')
  }
}

test('the keyboard stays at the button whose press made as many as there may be', () => {
  let room = ROOM
  while (room.outline.length < LIMITS.corners) room = withStepIn(room, 0)
  expectOff(buttons(<RoomShape room={room} />, 'Add a step'))
  expectOff(buttons(<ThingsInRoom room={ROOM} />, 'Add a door'))
  addRooms()
  expectOff(buttons(<RoomBar room={ROOM} />, 'Add a room'))
  expectOff(buttons(<RoomBar room={ROOM} />, 'Copy this room'))
})

test('who presses it all the same is told why nothing comes of it', () => {
  addRooms()
  tellFull(addRoom(boxOutline(3600, 3600), ''))
  expect($toasts.get().at(-1)?.text).toBe('There are 40 rooms, and no more are kept. Delete one first.')
})
