/** What a floor is laid with. */
export interface Mat {
  /** Of a roll, how long the longest strip is that comes in one piece. */
  lengthMm: number
  widthMm: number
  form: 'piece' | 'roll' | 'interlocking'
  /** Whether pieces may lie either way: what has a pile or ribs lies one way in a room. */
  turns: boolean
  /** What a floor of these tiles ends with where it is open; undefined where nothing does. */
  edging?: MatEdging | undefined
}

/** At which sides of a floor its tiles end in edges: in the doorways, or all round where it lies free. */
export type EdgesAt = 'doors' | 'around'

/** Edges as long as a side of a tile, and how they are laid. */
export interface MatEdging {
  /** How far they reach beyond the floor. */
  depthMm: number
  at: EdgesAt
  /** The sides of a tile that there is an edge for, by their length. */
  sidesMm: readonly number[]
}

/** How long the sides of a tile are: one length of a square, two of others. */
export function sideLengths({ lengthMm, widthMm }: Pick<Mat, 'lengthMm' | 'widthMm'>): number[] {
  return [...new Set([lengthMm, widthMm])]
}

/** The sides of a tile that there is no edge for, by their length. */
export function sidesWithoutEdge(mat: Mat): number[] {
  return sideLengths(mat).filter((mm) => mat.edging?.sidesMm.includes(mm) !== true)
}

/** Whether a piece may lie across the others: a roll and what holds on to its neighbours never do. */
export function mayTurn({ form, turns }: Mat): boolean {
  return turns && form === 'piece'
}

/** How pieces are cut. */
export interface Cutting {
  /** What a cut takes away. */
  kerfMm: number
  /** What is left over and narrower than this is thrown away. */
  leastMm: number
}

/** A knife takes nothing away. */
export const BY_KNIFE: Cutting = { kerfMm: 0, leastMm: 100 }
