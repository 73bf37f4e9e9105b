import { atom } from 'nanostores'
import { type FoundRivals, findRivals } from './floor-rivals.ts'
import { $openRoom } from './planner.ts'
import { $mats } from './planner-mats.ts'
import { $plans, chosenOf } from './planner-plans.ts'

/** How far the search for other mats has come; none while there is no plan, or it is still searched. */
type RivalSearch =
  | { status: 'none' | 'stopped' }
  | { status: 'looking'; done: number; all: number }
  | ({ status: 'found' } & FoundRivals)

/** Other mats for the open room. */
export const $rivals = atom<RivalSearch>({ status: 'none' })

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

/** Looks no further for this plan. */
export function stopRivals(): void {
  stop()
  $rivals.set({ status: 'stopped' })
}

/** Looks again after it was stopped. */
export function lookForRivals(): void {
  asked = ''
  look()
}

function look(): void {
  const [plans, room] = [$plans.get(), $openRoom.get()]
  const mat = room && $mats.get().get(room.itemId)
  const alternative = room && chosenOf(plans, room)
  if (room === undefined || typeof mat !== 'object' || alternative === undefined || plans.searching) {
    put('', 'none', () => () => {})
    return
  }
  const { outline, holes, doors, gapMm, cutting, edges, rollMm, chosen } = room
  const question = JSON.stringify([outline, holes, doors, gapMm, cutting, edges, rollMm, chosen, mat.itemId])
  put(question, 'looking', () => {
    const ending = new AbortController()
    const { signal } = ending
    const rest = setTimeout(async () => {
      const advance = (done: number, all: number) => $rivals.set({ status: 'looking', done, all })
      const found = await findRivals(room, { mat, alternative }, { signal, advance })
      if (!signal.aborted) $rivals.set({ status: 'found', ...found })
    }, REST_MS)
    return () => {
      clearTimeout(rest)
      ending.abort()
    }
  })
}

/** Asks another question, unless it is the same. */
function put(question: string, status: 'none' | 'looking', ask: () => () => void): void {
  if (question === asked) return
  asked = question
  stop()
  $rivals.set(status === 'none' ? { status } : { status, done: 0, all: 0 })
  stop = ask()
}
