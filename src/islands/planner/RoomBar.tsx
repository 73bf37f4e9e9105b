import { useStore } from '@nanostores/react'
import { boxOutline } from '#planner/outline.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { $rooms, $roomsFull, addRoom, copyRoom, dropRoom, openRoom } from '#stores/planner.ts'
import { showToast } from '#stores/toasts.ts'
import * as common from '#words/common.ts'
import * as words from '#words/planner.ts'
import styles from './FloorPlanner.module.css'
import { PrintedHead } from './PrintedHead.tsx'
import { RoomName } from './RoomName.tsx'
import { tellBack, tellFull } from './tell-place.ts'

/** The rooms of the project, and what can be done with the open one. */
export function RoomBar({ room }: { room: PlannedRoom }) {
  const rooms = useStore($rooms)
  const full = useStore($roomsFull)

  function drop() {
    const undoDrop = dropRoom(room)
    showToast(words.dropped(room.name || words.unnamed), {
      action: { label: common.undo, run: () => tellBack(undoDrop()) },
    })
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <section className={styles.rooms} aria-label={words.rooms}>
      <PrintedHead name={room.name || words.unnamed} />
      <ul role="list">
        {rooms.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className="chip"
              aria-current={id === room.id ? 'page' : undefined}
              onClick={() => openRoom(id)}
            >
              <bdi>{name || words.unnamed}</bdi>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="chip"
            aria-disabled={full}
            onClick={() => tellFull(addRoom(boxOutline(3600, 3600), room.itemId))}
          >
            {words.addRoom}
          </button>
        </li>
      </ul>
      <div className={styles.room}>
        <RoomName key={room.id} room={room} />
        <button type="button" className="text-button" aria-disabled={full} onClick={() => tellFull(copyRoom(room))}>
          {words.copyRoom}
        </button>
        <button type="button" className="text-button" onClick={drop}>
          {words.dropRoom}
        </button>
      </div>
    </section>
  )
}
