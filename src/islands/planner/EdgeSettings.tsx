import { useId } from 'react'
import type { PlannedRoom } from '#planner/planned-room.ts'
import { changeRoom } from '#stores/planner.ts'
import * as words from '#words/floor-edges.ts'
import fields from './Fields.module.css'

const WAYS = ['doors', 'around', 'none'] as const

/** Where a floor of tiles ends in edges of its range. */
export function EdgeSettings({ room }: { room: PlannedRoom }) {
  const id = useId()

  function put(value: string) {
    const edges = WAYS.find((way) => way === value)
    if (edges !== undefined) changeRoom({ ...room, edges, chosen: 0 })
  }

  return (
    <div className={fields.length}>
      <label htmlFor={id}>{words.edges}</label>
      <select id={id} className={fields.choice} value={room.edges} onChange={({ target }) => put(target.value)}>
        {WAYS.map((way) => (
          <option key={way} value={way}>
            {words.edgesAt[way]}
          </option>
        ))}
      </select>
    </div>
  )
}
