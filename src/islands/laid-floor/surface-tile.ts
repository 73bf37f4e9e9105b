import type { MatLook, Rgb } from '#domain/mat-look.ts'
import { inSlices } from '#stores/slices.ts'
import { chance, heightsOf, noise, TILE_MM } from './surface-heights.ts'

/** How much light falls on what rises towards it, and what of it reaches the bottom of a hole. */
const SLOPE = 0.5
const IN_A_HOLE = 0.3
/** Of specks: how many there are on a tile, and the size of the largest; millimetres. */
const FLECKS = 5200
const FLECK_MM = 5

/** Draws a surface from above, a pixel to a millimetre, so that it goes on on every side; light falls from the upper left. */
export async function surfaceTile({ ground, flecks, relief }: MatLook): Promise<Blob> {
  const canvas = new OffscreenCanvas(TILE_MM, TILE_MM)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas to draw on.')
  const heightAt = heightsOf(relief)
  const rows = Array.from({ length: TILE_MM }, (_, y) => y)
  const heights = await inSlices(rows, (y) => Float32Array.from(rows, (x) => heightAt(x + 0.5, y + 0.5)))
  const at = (x: number, y: number) => heights[(y + TILE_MM) % TILE_MM]?.[(x + TILE_MM) % TILE_MM] ?? 0
  const tone = noise(100, 100, 11)
  const image = context.createImageData(TILE_MM, TILE_MM)
  await inSlices(rows, (y) => {
    for (let x = 0; x < TILE_MM; x += 1) {
      const here = at(x, y)
      const isHole = here < 0
      const slope = isHole ? 0 : Math.max(0, at(x + 1, y + 1)) - Math.max(0, at(x - 1, y - 1))
      const light = (isHole ? IN_A_HOLE : 1) * (0.94 + 0.1 * here + 0.06 * tone(x, y) + SLOPE * slope)
      image.data.set([...lit(ground, light), 255], (y * TILE_MM + x) * 4)
    }
  })
  context.putImageData(image, 0, 0)
  putFlecks(context, flecks)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** Dark grounds take light as an addition too, or rubber would show none of it. */
function lit(colour: Rgb, light: number): number[] {
  return colour.map((part) => part * light + 26 * (light - 1))
}

function putFlecks(context: OffscreenCanvasRenderingContext2D, flecks: readonly Rgb[]): void {
  const random = chance(5)
  for (let index = 0; index < FLECKS && flecks.length > 0; index += 1) {
    const [x, y, size] = [random() * TILE_MM, random() * TILE_MM, FLECK_MM * (0.3 + 0.7 * random() ** 2)]
    const corners = Array.from({ length: 5 }, (_, corner) => {
      const angle = (corner + 0.7 * random()) * ((2 * Math.PI) / 5)
      return { x: size * 0.7 * Math.cos(angle), y: size * 0.7 * Math.sin(angle) }
    })
    context.fillStyle = `rgb(${lit(flecks[index % flecks.length] ?? [0, 0, 0], 0.75 + 0.35 * random()).join(' ')})`
    // What lies over an edge goes on at the other one.
    for (const across of [-TILE_MM, 0, TILE_MM]) {
      for (const down of [-TILE_MM, 0, TILE_MM]) {
        if (Math.abs(x + across - TILE_MM / 2) > TILE_MM / 2 + FLECK_MM) continue
        if (Math.abs(y + down - TILE_MM / 2) > TILE_MM / 2 + FLECK_MM) continue
        context.beginPath()
        for (const corner of corners) context.lineTo(x + across + corner.x, y + down + corner.y)
        context.fill()
      }
    }
  }
}
