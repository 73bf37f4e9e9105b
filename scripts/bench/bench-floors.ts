// How fast floors are laid, and how much more is bought than the least that could cover them: of random rooms, and of the
// corpus of real floors.
import { bestOf, laidInTurn } from '#planner/alternatives.ts'
import { floorOf } from '#planner/floor.ts'
import { withThing } from '#planner/free-place.ts'
import { leastSheets } from '#planner/least-sheets.ts'
import { BY_KNIFE, type Mat } from '#planner/mat.ts'
import { boxOutline, PRESETS, presetOutline, withStep, withWall } from '#planner/outline.ts'
import { type Room, turnedPoint, turnedRoom } from '#planner/room.ts'
import { roomFault } from '#planner/room-fault.ts'
import { placedIn } from '#planner/rows.ts'
import { type WayToLay, waysToLay } from '#planner/ways-to-lay.ts'
import { floorShapes } from '../../tests/corpora/floor-shapes.ts'
import { runScript } from '../running/run-script.ts'

const ROOMS = 500
const MATS: Readonly<Record<string, Mat>> = {
  'mats of 1830 × 1220': { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: true },
  'mats that lie one way': { lengthMm: 1830, widthMm: 1220, form: 'piece', turns: false },
  'interlocking tiles of 600 × 600': { lengthMm: 600, widthMm: 600, form: 'interlocking', turns: false },
}

await runScript(async () => {
  const large = largeRoom()
  for (const [name, mat] of Object.entries(MATS)) {
    const { first, longest, whole, ways, pieces } = timed(large, mat)
    console.log(
      `${large.outline.length} corners, ${pieces} ${name}: first plan ${first} ms, a plan at most ${longest} ms, all ${ways} in ${whole} ms`,
    )
    for (const [what, rooms] of [
      [`${ROOMS} random rooms`, randomRooms()],
      ['the corpus of 200 floors', floorShapes()],
    ] as const) {
      const { byArea, byPieces } = gapOf(rooms, mat)
      console.log(
        `${what}, ${name}: ${byArea} % more than the least that their area takes, ${byPieces} % more than any cutting of the ways tried`,
      )
    }
  }
})

/** A hall of many corners with posts, of about 600 m². */
function largeRoom(): Room {
  let outline = boxOutline(28_000, 22_000)
  for (let wall = 0; outline.length < 40; wall += 3) {
    const next = withStep(outline, wall % outline.length)
    if (roomFault({ outline: next, holes: [], gapMm: 5 }) === undefined) outline = next
  }
  let room: Room = { outline, holes: [], gapMm: 5 }
  for (let count = 0; count < 8; count += 1) room = withThing(room, { kind: 'post', w: 200, h: 200 }) ?? room
  return room
}

function timed(room: Room, mat: Mat) {
  for (let warm = 0; warm < 3; warm += 1) laidInTurn(room, [], mat, BY_KNIFE).next()
  const times: number[] = []
  const found = []
  const ways = laidInTurn(room, [], mat, BY_KNIFE)
  for (let start = performance.now(), way = ways.next(); !way.done; start = performance.now(), way = ways.next()) {
    found.push(way.value)
    times.push(performance.now() - start)
  }
  const round = (ms: number) => Math.round(ms * 10) / 10
  const [first = 0] = times
  return {
    first: round(first),
    longest: round(Math.max(...times)),
    whole: Math.round(times.reduce((sum, ms) => sum + ms, 0)),
    ways: found.length,
    pieces: bestOf(found)[0]?.figures.pieces ?? 0,
  }
}

/**
 * How many per cent more pieces are bought than the area of the floors takes, which no plan could go below, and than any
 * cutting of the pieces of the ways tried takes.
 */
function gapOf(rooms: readonly Room[], mat: Mat): { byArea: number; byPieces: number } {
  let [bought, least, leastOfWays] = [0, 0, 0]
  for (const room of rooms) {
    const [best] = bestOf([...laidInTurn(room, [], mat, BY_KNIFE)])
    if (best === undefined) continue
    bought += best.figures.pieces
    least += Math.ceil(best.figures.floorMm2 / (mat.lengthMm * mat.widthMm))
    leastOfWays += Math.min(...waysToLay(room, mat).map((way) => leastSheets(piecesOf(room, mat, way), mat)))
  }
  const percent = (bound: number) => Math.round((bought / bound - 1) * 1000) / 10
  return { byArea: percent(least), byPieces: percent(leastOfWays) }
}

/** What one way to lay a room asks for, whatever it is cut from. */
function piecesOf(room: Room, mat: Mat, { laying, origin }: WayToLay) {
  const isAlongX = laying.along === 'x'
  return placedIn(
    floorOf(isAlongX ? room : turnedRoom(room)),
    mat,
    laying,
    isAlongX ? origin : turnedPoint(origin),
    BY_KNIFE,
  )
}

function randomRooms(): Room[] {
  const random = numbers()
  return Array.from({ length: ROOMS }, () => someRoom(random))
}

function someRoom(random: () => number): Room {
  const preset = PRESETS[Math.floor(random() * PRESETS.length)] ?? 'box'
  let outline = presetOutline(preset)
  for (let edit = 0; edit < 4; edit += 1) {
    const next = withWall(outline, Math.floor(random() * outline.length), 1000 + Math.floor(random() * 9000))
    if (roomFault({ outline: next, holes: [], gapMm: 0 }) === undefined) outline = next
  }
  return { outline, holes: [], gapMm: 0 }
}

/** The same numbers from 0 to 1 in each run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function numbers(): () => number {
  let state = 19
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
