import { plural } from '#counts.ts'

/** What is cut from what: in the planner, and on the paper of a plan. */

export const cuttingList = 'Cutting list'
export const cutsInOrder =
  'Cuts are straight, from edge to edge, and numbered in the order in which they are made; what is cut out of a piece comes last.'
export const fromOffcuts = (pieces: number) =>
  plural(pieces, {
    one: `${pieces} piece comes from what another one leaves over: keep offcuts until the floor is laid.`,
    other: `${pieces} pieces come from what others leave over: keep offcuts until the floor is laid.`,
  })
export const turned =
  'The drawings show each mat as it lies on the bench, its long side across. Turn its pieces a quarter to the right to lay them.'
export const someTurned =
  'The drawings show each mat as it lies on the bench, its long side across. Turn what is named so a quarter to the right to lay it.'
export const noCuts = 'Nothing has to be cut.'
/** Strips that end the floor, as they are bought. */
export const wholeEdges = (count: string, length: string, names: string) =>
  `${count} × edge of ${length}, laid whole: ${names}`
export const cutEdge = (length: string, parts: string) => `1 × edge of ${length}, cut: ${parts}`
export const partOfEdge = (name: string, from: string, to: string) => `${name} from ${from} to ${to}`
export const stripsOnly = 'Strips are cut off across the roll; nothing else has to be cut.'
export const wholePieces = (count: string, size: string, names: string) => `${count} × ${size}, laid whole: ${names}`
export const wholeStrips = (count: string, size: string, names: string) =>
  `${count} × ${size}, cut off the roll: ${names}`
export const cutFrom = (count: string, size: string) => `${count} × ${size}`
export const part = (names: string, size: string, isTurned: boolean) => `${names}: ${size}${isTurned ? ', turned' : ''}`
/** Out of a piece, as it lies on the bench. */
export const cutOut = (size: string, left: string, top: string) =>
  `cut out ${size}, ${left} from the left and ${top} from the top of the piece`
export const cuts = (all: string) => `Cuts: ${all}`
export const cutAcross = (number: number, at: string) => `${number} at ${at} from the left`
export const cutAlong = (number: number, at: string) => `${number} at ${at} from the top`
export const leftOver = (sizes: string) => `Left over: ${sizes}`
