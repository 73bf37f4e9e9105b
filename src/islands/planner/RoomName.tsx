import { useState } from 'react'
import { useTakenOnLeaving } from '#islands/form/use-taken-on-leaving.ts'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { roomName } from '#planner/room-text.ts'
import { changeRoom } from '#stores/planner.ts'
import * as words from '#words/planner.ts'
import styles from './FloorPlanner.module.css'

/** The field of a room's name, which is taken over where somebody leaves the field, prints or goes. */
export function RoomName({ room }: { room: PlannedRoom }) {
  // What is typed in place of which name.
  const [draft, setDraft] = useState<{ text: string; name: string }>()
  if (draft !== undefined && draft.name !== room.name) setDraft(undefined)

  function settle() {
    if (draft === undefined) return
    setDraft(undefined)
    changeRoom({ ...room, name: roomName(draft.text) || room.name })
  }

  useTakenOnLeaving(settle)

  return (
    <label className={styles.name}>
      <span>{words.nameOfRoom}</span>
      <input
        type="text"
        autoComplete="off"
        dir="auto"
        value={draft?.text ?? room.name}
        onChange={({ target }) => setDraft({ text: target.value, name: room.name })}
        onBlur={settle}
        onKeyDown={({ key, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter') settle()
          if (key === 'Escape') setDraft(undefined)
        }}
      />
    </label>
  )
}
