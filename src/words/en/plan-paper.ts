import { plural } from '#counts.ts'

/** The paper by which a floor is cut and laid. */

export const floorPlan = 'Floor plan'
export const savePdf = 'Save as PDF'
export const failed = 'The PDF could not be made: a part of the shop did not load. Nothing is lost. Please try again.'
export const mat = 'Mat'
export const toOrder = 'To order'
/** Where a plan is in the cart more than once. */
export const forFloors = (amount: string, times: number) => `${amount}\nfor ${times} such floors`
export const scale = 'Scale'
export const oneTo = (times: string) => `1 : ${times}`
export const floor = 'Floor'
export const pieces = 'Pieces'
export const laid = 'Laid'
export const free = 'Free along walls'
export const lengthwise = 'Lengthwise'
export const crosswise = 'Across'
export const halfBond = 'half-bond'
export const lastRowTurned = 'last row turned'
export const lines = (parts: readonly string[]) => parts.join(', ')
/** Beside the bar that shows how long something is. */
export const bar = (length: string, scale: string) => `${length} at ${scale}, printed on A4 at 100 %`
export const reopen = 'Open this plan in the shop'
export const inRoom = 'The room'
export const wall = (name: string, length: string) => `${name} ${length}`
export const walls = (lengths: string) => `Walls: ${lengths}.`
export const hole = (name: string, size: string, left: string, top: string) =>
  `${name}: ${size}, ${left} from the left and ${top} from the top.`
export const door = (name: string, width: string, wall: string, from: string) =>
  `${name}: ${width} wide, in wall ${wall}, ${from} from its first corner.`
export const kerf = (length: string) => `Each cut takes ${length}; it is taken from what is left over.`
export const layingOrder = 'Laying order'
export const layRows = (along: 'x' | 'y') =>
  along === 'x'
    ? 'Lay by the numbers: row by row from the top of the drawing, each row from the left. Distances are from the uppermost wall: snap a line for each row.'
    : 'Lay by the numbers: row by row from the left of the drawing, each row from the top. Distances are from the leftmost wall: snap a line for each row.'
export const edgesAfter = (depth: string) =>
  `Edges come last. They hold on to the uncut sides of tiles, and reach ${depth} beyond the floor.`
export const edgesAtSide = {
  top: (names: string, from: string) =>
    `Above the floor, from the left: ${names}, beginning ${from} from the leftmost wall.`,
  bottom: (names: string, from: string) =>
    `Below the floor, from the left: ${names}, beginning ${from} from the leftmost wall.`,
  left: (names: string, from: string) =>
    `To the left of the floor, from the top: ${names}, beginning ${from} from the uppermost wall.`,
  right: (names: string, from: string) =>
    `To the right of the floor, from the top: ${names}, beginning ${from} from the uppermost wall.`,
} as const
export const cornersAt = (count: number) =>
  plural(count, {
    one: `${count} corner closes the outer corner between two edges; at an inner corner edges are cut to a mitre.`,
    other: `${count} corners close the outer corners between edges; at inner corners edges are cut to a mitre.`,
  })
export const openWithout = (length: string, why: string) => `Along ${length} where the floor is open ${why}.`
/** How many of what the floor ends with. */
export const edgingAmount = (amount: string, code: string) => (code === '' ? amount : `${amount}\n${code}`)
export const measureAgain =
  'Measure the room once more before the first cut. This plan was checked: it covers every part of the floor once, and all its pieces come out of what is ordered.'
export const row = (number: number) => `Row ${number}`
export const band = (from: string, to: string) => `${from} – ${to}`
/** On the plan that goes with a quotation of less than it takes. */
export const fewerInCart = (ordered: string, taken: string) =>
  `The cart has ${ordered} of this mat, and the plans in it take ${taken}.`
export const notInCart = 'not in the cart'
export const fewerEdges = 'The cart has fewer edges or corners than the plans in it take.'
export const running = (maker: string, room: string) => `${maker}, floor plan of ${room}`
export const fileName = (room: string) => `floor-plan-${room}.pdf`
