/** What a floor of tiles that hold on to each other ends with. */

export const edges = 'Edges where it ends'
export const edgesAt = { doors: 'At the doors', around: 'All round: no walls', none: 'None' } as const
export const edgesLie = (depth: string, around: boolean) =>
  around
    ? `Edges reach ${depth} beyond what is drawn.`
    : `Edges lie in the doorways, ${depth} beyond the floor: measure whether they have room there.`
/** Edges hold on to whole tiles alone. */
export const openAtDoors = (length: string, edgeless: string) =>
  `Along ${length} of the doorways ${whyOpen(edgeless)}. Choose another way to lay it, or move a wall.`
export const openAround = (length: string, edgeless: string, tile: readonly string[]) =>
  `Along ${length} of its sides ${whyOpen(edgeless)}. Sides that are a multiple of ${tile.join(' one way and of ')}${tile.length > 1 ? ' the other' : ''} take whole tiles.`
/** Given the side of a tile that there is no edge for; empty where each has one. */
export const whyOpen = (edgeless: string) =>
  edgeless === ''
    ? 'tiles are cut, and no edge holds there'
    : `tiles are cut, or show a side of ${edgeless} that there is no edge for`
export const withoutEdge = (length: string) => `${length} without an edge`
/** Edges as long as a side of a tile. */
export const edgesOf = (length: string) => `Edges of ${length}`
