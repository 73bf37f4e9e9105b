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
    const bitmap = await createImageBitmap(await response.blob())
    const by = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [Math.round(bitmap.width * by), Math.round(bitmap.height * by)]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) return undefined
    // A picture may be transparent, which a JPEG is not.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    // Its pixels go now, not when somebody tidies up.
    canvas.width = 0
    return { bytes: new Uint8Array(await file.arrayBuffer()), width, height }
  } catch {
    return undefined
  }
}

const QUALITY = 0.82
