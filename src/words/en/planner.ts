import { plural } from '#counts.ts'
import { letterName } from '#domain/letter-name.ts'

/** How many mats a floor takes: on the page of a product, and in the planner of floors. */

export const planner = 'Floor planner'
export const summary =
  'Measure a room, choose a mat, and see how it is laid: how many it takes, what is cut from what, weight and price.'
export const needsJavaScript = [
  'The planner needs JavaScript. Sizes and prices of all mats stand on the pages of the ',
  'store',
  '.',
] as const
export const howMany = 'How many do I need?'
/** The way to the planner from a list. */
export const coverAFloor = 'Cover a floor: draw the room, and see how many it takes'
export const drawTheRoom = 'Draw the room'
export const length = 'Length'
export const width = 'Width'
export const anyUnit = `In any unit: 3.6 m, 360 cm, 3600 mm, 12'6"`
export const noLength = `Not read as a length. Write it as 3.6 m, 360 cm, 3600 mm or 12'6".`
export const fetching = 'The mat is being read…'
export const searching = 'Trying other ways to lay it…'
/** What a room of these sides takes. */
export const forRoom = (size: string) => `For ${size}`
export const forRoomLess = (size: string, gap: string) => `For ${size}, with ${gap} free along the walls`
export const wholeAndCut = (whole: number, cut: number) =>
  cut === 0
    ? plural(whole, { one: `${whole} whole, nothing to cut`, other: `${whole} whole, nothing to cut` })
    : `${whole} whole, ${cut} cut`
export const fromOffcuts = (count: number) =>
  plural(count, { one: `${count} of these from an offcut`, other: `${count} of these from offcuts` })
export const waste = (percent: string) => `${percent} waste`
export const strips = (count: number) => plural(count, { one: `${count} strip`, other: `${count} strips` })
/** What an order holds beyond what is laid, since the mat is sold so. */
export const soldSo = (rule: string, beyond: string) => `Sold so: ${rule}. That leaves ${beyond} over.`
/** Of a mat or an edge, where a floor takes more than that. */
export const tooMany = (most: string, name: string) =>
  `That is more than one order takes: at most ${most} of ${name}. Ask us for a price.`
export const addToCart = (amount: string, withEdges: boolean) =>
  withEdges ? `Add ${amount} and their edges to the cart` : `Add ${amount} to the cart`
/** What a floor takes, where it ends in edges. */
export const andEdges = (amount: string) => `${amount} and their edges`
export const added = (amount: string, name: string) => `${amount} of ${name} added to your cart`
export const addedInPlace = (amount: string, name: string) =>
  `${amount} of ${name} added to your cart, in place of the earlier plan of this room`
/** The planner. */
export const rooms = 'Rooms of this project'
export const roomName = (number: number) => `Room ${number}`
export const unnamed = 'Room'
export const nameOfRoom = 'Name of the room'
export const addRoom = 'Add a room'
export const copyRoom = 'Copy this room'
export const copyOf = (name: string) => `${name} (copy)`
export const dropRoom = 'Delete this room'
export const dropped = (name: string) => `${name} is deleted`
export const copyLink = 'Copy link'
export const linkCopied = 'The link of this room is copied'
export const copyFromAddressBar = 'The link is in the address bar: copy it from there.'
export const print = 'Print'
export const redo = 'Redo'
export const shape = 'Shape'
export const presets = { box: 'Box', l: 'L', aisle: 'Aisle', u: 'U', bay: 'Gym bay' } as const
export const wallHint =
  'Type the length of a wall in any unit, or drag the wall. A wall of 0 goes; a step makes two corners more.'
export const wall = (name: string) => `Length of wall ${name}`
export const addStep = 'Add a step'
export const stepInWall = (name: string) => `Add a step in wall ${name}`
export const things = 'In the floor'
export const kinds = { post: 'Post', drain: 'Drain', gully: 'Gully' } as const
export const door = 'Door'
export const addThing = { post: 'Add a post', drain: 'Add a drain', gully: 'Add a gully' } as const
export const addDoor = 'Add a door'
export const doorsFull = (most: number) => `A room has ${most} doors at most.`
export const noPlace = 'There is no room for it. Make the room larger first, or remove something.'
export const thing = (kind: string, number: number) => `${kind} ${number}`
export const remove = 'Remove'
export const removeThing = (name: string) => `Remove ${name}`
export const fromLeft = 'From the left'
export const fromTop = 'From the top'
export const across = 'Across'
export const down = 'Down'
export const inWall = 'In wall'
export const fromCorner = 'From the corner'
export const settings = 'Laying and cutting'
export const gap = 'Free along walls'
/** Why so much stays free along the walls; behind `own`, the way back. */
export const gapReasons = {
  crumb: 'Free along walls, since rubber crumb grows with heat and moisture.',
  rubber: 'Free along walls, since rubber grows with heat.',
  plastic: 'Free along walls, since PVC grows with heat.',
  coir: 'Free along walls, since coir grows with moisture.',
  unknown: 'Nothing stays free along walls, since the material of the mat is not stated.',
  edged: 'Nothing stays free: the floor lies open and ends in edges all round.',
  own: 'What stays free along walls was set by you.',
} as const
export const followMaterial = 'Follow the material'
export const gapHint =
  'What is left over and narrower than the least offcut is thrown away. A knife takes nothing away.'
export const least = 'Least offcut'
export const kerf = 'Lost in each cut'
export const longestStrip = 'Longest strip'
export const mat = 'Mat'
export const otherMats = 'Other mats, cheaper or with less waste'
export const comparing = 'Other mats are tried…'
export const compared = (done: string, all: string) => `Other mats are tried: ${done} of ${all}`
export const stopComparing = 'Stop'
export const notCompared = 'Other mats were not tried.'
export const compare = 'Try them'
export const noneBetter = (tried: number) =>
  tried === 0
    ? 'No other mat of its list could take its place.'
    : plural(tried, {
        one: `${tried} other was tried, and is not.`,
        other: `${tried} others were tried, and none is.`,
      })
/** Told to who does not see the list of them appear. */
export const foundOthers = (count: number) =>
  plural(count, {
    one: 'Another mat is cheaper or wastes less.',
    other: `${count} other mats are cheaper or waste less.`,
  })
/** Given what the floor costs with the cheapest; nothing where that is on request. */
export const showOthers = (count: number, price: string) =>
  price === ''
    ? plural(count, { one: `Show ${count} mat`, other: `Show ${count} mats` })
    : plural(count, {
        one: `Show ${count} mat, ${price} for the floor`,
        other: `Show ${count} mats, from ${price} for the floor`,
      })
export const takeThis = 'Lay it with this'
export const takeMat = (name: string) => `Lay it with this: ${name}`
export const chooseMat = 'Choose a mat'
export const anotherMat = 'Another mat'
export const matHint = 'Code or name'
export const noMatYet = 'Choose a mat, and the plan shows how it is laid.'
export const notLaid = 'There is no plan of this room.'
export const unknownMat = 'This mat is not in our range. Choose another one.'
export const sizelessMat =
  'The size of this mat, or what its price is for, leaves doubt, so it cannot be laid out here. Choose another one.'
export const unreachedMat = 'The mat could not be fetched.'
export const drawing = (name: string, corners: number, laid: string) =>
  `Plan of ${name}, a room with ${corners} corners.${laid === '' ? '' : ` ${laid}`}`
export const laidWith = (pieces: number, area: string) =>
  plural(pieces, { one: `${pieces} piece covers ${area}.`, other: `${pieces} pieces cover ${area}.` })
export const legend = { whole: 'Whole', cut: 'Cut', offcut: 'From an offcut', edge: 'Edge' } as const
export const waysToLay = 'Ways to lay it'
export const lengthwise = 'lengthwise'
export const crosswise = 'across'
export const halfBond = 'half-bond'
export const lastRowTurned = 'last row turned'
export const noneUnder = (length: string) => `no cut under ${length}`
export const narrowest = (length: string) => `narrowest cut ${length}`
export const doorJoints = (count: number) =>
  count === 0
    ? 'no joint in a doorway'
    : plural(count, { one: `${count} joint in a doorway`, other: `${count} joints in doorways` })
export const floor = 'Floor'
export const toOrderOf = { mat: 'To order', corner: 'Corners' } as const
export const reused = 'From offcuts'
export const wasted = 'Waste'
export const weight = 'Weight'
export const ofLength = (count: number, length: string) => `${count} × ${length}`
export const lengths = (all: readonly string[]) => all.join(', ')
/** Into the note of an order. */
export const cutTo = (code: string, lengths: string) => `Cut ${code} to ${lengths}`
/** Of what a plan says that is in the cart more than once. */
export const timesOver = (said: string, times: number) => `${said}, all ${times} times over`
export const stripsNote =
  'The strips are listed below. The cart and the note of your order name their lengths, so that they come so.'
/** The note has room for a few lengths only. */
export const stripsWithoutNote =
  'The strips are listed below, and the cart names their lengths. The note of your order has no room for so many: send them to us in a message, or call, so that they come so.'
/** Somebody ordered a plan that was still searched. */
export const changedMeanwhile = 'The room was changed before its plan was found: nothing was added. Press again.'
export const notAdded = 'Your cart has no room for this floor.'
/** Of a floor that has no price, or takes more than one order does. */
export const onRequest = 'The price of this floor is on request: nothing was added.'
export const join = (parts: readonly string[]) => parts.join(' · ')
export const noPlan = 'Nothing of this floor can be laid. Make it larger than what stays free along its walls.'

/** Walls are named by letters, going round: A to Z, then AA. */
export const wallName = (wall: number) => letterName(wall).toUpperCase()
