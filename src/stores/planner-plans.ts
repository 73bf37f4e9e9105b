import { atom } from 'nanostores'
import { type Alternative, sight } from '#planner/alternative.ts'
import { gapByMaterial, matIn, type PlannedRoom } from '#planner/planned-room.ts'
import { matFault, type RoomFault } from '#planner/room-fault.ts'
import { searchFloor } from './floor-search.ts'
import { $openRoom, settleChosen, settleGap } from './planner.ts'
import { $mats, loadMat } from './planner-mats.ts'

/** What was found for the open room. */
export interface Plans {
  /** Of the room as it was when it was searched. */
  room: PlannedRoom | undefined
  alternatives: readonly Alternative[]
  fault: RoomFault | undefined
  searching: boolean
  /** Whether all this is of another room or mat than is asked about by now, and nothing of that is found yet. */
  outdated: boolean
}

const NOTHING: Plans = { room: undefined, alternatives: [], fault: undefined, searching: false, outdated: false }

export const $plans = atom<Plans>(NOTHING)

/** What is chosen for a room; the best where that is not there. */
export function chosenOf({ room, alternatives }: Plans, { id, chosen }: PlannedRoom): Alternative | undefined {
  return room?.id === id ? (alternatives[chosen] ?? alternatives[0]) : undefined
}

let stop = () => {}
let asked = ''
/** The room of what is asked, as it is by now. */
let latest: PlannedRoom | undefined
/** Whether somebody has chosen among what was found of it so far. */
let isChosen = false

/** Searches anew whenever the open room or its mat is another; what was found last stays until there is better. */
export function watchPlans(): () => void {
  const leave = [$openRoom.subscribe(search), $mats.listen(search)]
  return () => {
    for (const end of leave) end()
  }
}

function search(): void {
  const room = $openRoom.get()
  const known = room && $mats.get().get(room.itemId)
  if (room !== undefined && known === undefined) void loadMat(room.itemId)
  if (room === undefined || known === undefined || typeof known === 'string') {
    stop()
    asked = ''
    $plans.set(NOTHING)
    return
  }
  const ofMaterial = gapByMaterial(room, known.mat, known.material)
  if (!room.ownGap && room.gapMm !== ofMaterial) {
    settleGap(room, ofMaterial)
    // What is settled is another room, which is searched by itself.
    if ($openRoom.get()?.gapMm === ofMaterial) return
  }
  const mat = matIn(room, known.mat)
  const { outline, holes, doors, gapMm, cutting } = room
  const question = JSON.stringify([outline, holes, doors, gapMm, cutting, mat])
  if (question === asked) {
    isChosen = latest?.id === room.id && (isChosen || latest.chosen !== room.chosen)
    latest = room
    if (!$plans.get().outdated) $plans.set({ ...$plans.get(), room })
    return
  }
  stop()
  asked = question
  latest = room
  isChosen = false
  const fault = matFault(room, mat)
  if (fault !== undefined) {
    $plans.set({ ...NOTHING, room, fault })
    return
  }
  $plans.set({ ...$plans.get(), searching: true, outdated: true })
  stop = searchFloor({ room, doors, mat, cutting }, (alternatives, done) => {
    if (!done && alternatives.length === 0) return
    if (isChosen) followChosen(alternatives)
    $plans.set({ room: latest, alternatives, fault: undefined, searching: !done, outdated: false })
  })
}

/** What was chosen stays so where it has come to another place; the best takes over where it is offered no more. */
function followChosen(alternatives: readonly Alternative[]): void {
  const before = latest && $plans.get().alternatives[latest.chosen]
  if (latest === undefined || before === undefined) return
  const place = alternatives.findIndex((one) => sight(one) === sight(before))
  settleChosen(latest, Math.max(0, place))
  isChosen = place !== -1
}
