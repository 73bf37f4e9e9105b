/** Lengths are CSS pixels; a source's own are pixels of its file. */
export interface Size {
  width: number
  height: number
}

/** From the middle of the stage. */
export interface Point {
  x: number
  y: number
}

/** Where the middle of a picture stands, and how many times as large as when it is fitted into the stage. */
export interface Placement extends Point {
  zoom: number
}

export const FITTED: Placement = { zoom: 1, x: 0, y: 0 }

/** The whole picture in the stage, and no pixel of it larger than one of the screen (behaviour 1.10). */
export function fittedSize(stage: Size, source: Size, pixelRatio: number): Size {
  const factor = Math.min(stage.width / source.width, stage.height / source.height, 1 / pixelRatio)
  return { width: source.width * factor, height: source.height * factor }
}

/** The zoom at which a pixel of the source is one of the screen. */
export function mostZoom(fitted: Size, source: Size, pixelRatio: number): number {
  return Math.max(1, source.width / pixelRatio / fitted.width)
}

/** What lies under the point stays under it. */
export function zoomed(from: Placement, zoom: number, at: Point): Placement {
  const by = zoom / from.zoom
  return { zoom, x: at.x - (at.x - from.x) * by, y: at.y - (at.y - from.y) * by }
}

/** The nearest place at which the picture leaves no room beside it that it could fill. */
export function heldIn(stage: Size, fitted: Size, { zoom, x, y }: Placement): Placement {
  return {
    zoom,
    x: between(x, (fitted.width * zoom - stage.width) / 2),
    y: between(y, (fitted.height * zoom - stage.height) / 2),
  }
}

function between(value: number, room: number): number {
  const most = Math.max(0, room)
  return Math.min(most, Math.max(-most, value))
}

/** The least of the widths that has a pixel for each that is shown; the largest where none has. */
export function enoughWidth(widths: readonly number[], wanted: number): number {
  // A pixel is given for what rounding adds.
  const enough = widths.filter((width) => width >= wanted - 1)
  return enough.length > 0 ? Math.min(...enough) : Math.max(0, ...widths)
}
