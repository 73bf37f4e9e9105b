import type { Mat } from './mat.ts'

/** A piece, and at which sides it needs those of what is bought. */
export interface HeldPiece {
  w: number
  h: number
  left?: boolean | undefined
  right?: boolean | undefined
  top?: boolean | undefined
  bottom?: boolean | undefined
}

interface Kind {
  piece: HeldPiece
  count: number
  /** Where two such pieces fit on one sheet, no more than one of them is apart from all others. */
  worth: number
}

/**
 * How many pieces are found of which no two come out of one sheet: so many sheets are taken at least. Two do if some straight
 * line may part them: beside each other they fit, and of each side that is needed there is one.
 */
export function mostApart(
  pieces: readonly HeldPiece[],
  { lengthMm, widthMm }: Pick<Mat, 'lengthMm' | 'widthMm'>,
): number {
  const share = (one: HeldPiece, other: HeldPiece) =>
    (one.w + other.w <= lengthMm && !(one.left && other.left) && !(one.right && other.right)) ||
    (one.h + other.h <= widthMm && !(one.top && other.top) && !(one.bottom && other.bottom))
  let rest = [
    ...Map.groupBy(pieces, ({ w, h, ...sides }) => JSON.stringify([w, h, ...sidesOf({ w, h, ...sides })])),
  ].flatMap(([, { 0: piece, length }]): Kind[] =>
    piece === undefined ? [] : [{ piece, count: length, worth: share(piece, piece) ? 1 : length }],
  )
  let apart = 0
  while (rest.length > 0) {
    const lost = ({ piece }: Kind) =>
      rest.reduce((sum, other) => sum + (other.piece !== piece && share(piece, other.piece) ? other.worth : 0), 0)
    // The kind that costs least of what else could be taken.
    const [next] = rest
      .map((kind) => ({ kind, cost: lost(kind) / kind.worth }))
      .toSorted((one, other) => one.cost - other.cost)
    if (next === undefined) break
    const { kind } = next
    apart += kind.worth
    rest = rest.filter((other) => other !== kind && !share(kind.piece, other.piece))
  }
  return apart
}

function sidesOf({ left, right, top, bottom }: HeldPiece) {
  return [left, right, top, bottom]
}
