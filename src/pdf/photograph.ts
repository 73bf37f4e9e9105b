/** A picture as a JPEG file of at most so many pixels on its longer side. */
export interface Photograph {
  bytes: Uint8Array
  width: number
  height: number
}

/** Fetches a picture and makes it small; undefined where there is none, or it cannot be had or read. */
export async function photographOf(address: string, most: number): Promise<Photograph | undefined> {
  if (address === '') return undefined
  try {
    const response = await fetch(address)
    if (!response.ok) return undefined
    const file = await response.blob()
    return await oneAtATime(() => madeSmall(file, most))
  } catch {
    return undefined
  }
}

/** On one canvas for all: the pixels of one canvas a picture would stay until somebody tidies up. */
async function madeSmall(file: Blob, most: number): Promise<Photograph> {
  const bitmap = await createImageBitmap(file)
  const by = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * by), Math.round(bitmap.height * by)]
  drawing ??= openDrawing()
  const { canvas } = drawing
  canvas.width = width
  canvas.height = height
  // A picture may be transparent, which a JPEG is not.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, width, height)
  drawing.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return { bytes: new Uint8Array(await small.arrayBuffer()), width, height }
}

const QUALITY = 0.82
let drawing: OffscreenCanvasRenderingContext2D | undefined
let last: Promise<unknown> = Promise.resolve()

function openDrawing(): OffscreenCanvasRenderingContext2D {
  const found = new OffscreenCanvas(1, 1).getContext('2d')
  if (found === null) throw new Error('This browser has no canvas to draw on.')
  return found
}

function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
