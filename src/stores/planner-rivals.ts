import { atom } from 'nanostores'
import { findRivals, type Rival } from './floor-rivals.ts'
import { $openRoom } from './planner.ts'
import { $mats } from './planner-mats.ts'
import { $plans, chosenOf } from './planner-plans.ts'

/** Other mats for the open room; none while its own plan is searched. */
export const $rivals = atom<readonly Rival[]>([])

/** A room that is being changed is not laid with other mats; milliseconds. */
const REST_MS = 600

let stop = () => {}
let asked = ''

/** Looks for other mats whenever a plan has been found and nothing changes for a while. */
export function watchRivals(): () => void {
  const leave = [$plans.subscribe(look), $openRoom.listen(look)]
  return () => {
    stop()
    asked = ''
    for (const end of leave) end()
  }
}

function look(): void {
  const [plans, room] = [$plans.get(), $openRoom.get()]
  const mat = room && $mats.get().get(room.itemId)
  const alternative = room && chosenOf(plans, room)
  if (room === undefined || typeof mat !== 'object' || alternative === undefined || plans.searching) {
    put('', () => () => {})
    return
  }
  const { outline, holes, doors, gapMm, cutting, edges, rollMm, chosen } = room
  const question = JSON.stringify([outline, holes, doors, gapMm, cutting, edges, rollMm, chosen, mat.itemId])
  put(question, () => {
    const ending = new AbortController()
    const rest = setTimeout(async () => {
      const found = await findRivals(room, { mat, alternative }, ending.signal)
      if (!ending.signal.aborted) $rivals.set(found)
    }, REST_MS)
    return () => {
      clearTimeout(rest)
      ending.abort()
    }
  })
}

/** Asks another question, unless it is the same. */
function put(question: string, ask: () => () => void): void {
  if (question === asked) return
  asked = question
  stop()
  $rivals.set([])
  stop = ask()
}
