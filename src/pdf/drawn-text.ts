import { pngOf } from './picture.ts'
import { directionOf } from './text-runs.ts'

/** Text as the browser draws it, for scripts that jsPDF cannot shape. Lengths in mm, from the pen's place. */
export interface DrawnText {
  /** As a PNG file. */
  picture: Uint8Array
  left: number
  above: number
  width: number
  height: number
}

export interface Pen {
  /** In points. */
  size: number
  weight: number
  colour: string
}

/** A little sharper than the 300 dots an inch that print asks for. */
export const DOTS_PER_INCH = 320

/** How far a text moves on when the browser draws it, in mm. */
export function drawnWidth(text: string, pen: Pen): number {
  return millimetres(prepare(text, pen).measureText(text).width)
}

/** Draws a text on white and cuts the picture to its ink; undefined when nothing of it is seen. */
export function drawText(text: string, pen: Pen): DrawnText | undefined {
  const measured = prepare(text, pen).measureText(text)
  const left = Math.floor(-measured.actualBoundingBoxLeft) - MARGIN
  const above = Math.ceil(measured.actualBoundingBoxAscent) + MARGIN
  const width = Math.ceil(measured.actualBoundingBoxRight) + MARGIN - left
  const height = Math.ceil(measured.actualBoundingBoxDescent) + MARGIN + above
  if (width <= 2 * MARGIN || height <= 2 * MARGIN) return undefined
  context.canvas.width = width
  context.canvas.height = height
  prepare(text, pen)
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.fillStyle = pen.colour
  context.fillText(text, -left, above)
  return {
    picture: pngOf(context.getImageData(0, 0, width, height)),
    left: millimetres(left),
    above: millimetres(above),
    width: millimetres(width),
    height: millimetres(height),
  }
}

/** Dots round the ink, for what hinting and italics put beyond their box. */
const MARGIN = 2

const context = openContext()

function openContext(): CanvasRenderingContext2D {
  const found = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (found === null) throw new Error('This browser has no canvas to draw on.')
  return found
}

/** The page's own fonts come first, so figures beside Arabic look like figures beside Latin. */
function prepare(text: string, { size, weight }: Pen): CanvasRenderingContext2D {
  const family = getComputedStyle(document.body).fontFamily
  context.font = `${weight} ${(size / 72) * DOTS_PER_INCH}px ${family}`
  context.direction = directionOf(text)
  context.textAlign = 'left'
  return context
}

function millimetres(dots: number): number {
  return (dots / DOTS_PER_INCH) * 25.4
}
