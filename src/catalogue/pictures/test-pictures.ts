import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture in plain colour. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif',
  { width = 48, height = 32, colour = '#8a7b66' }: { width?: number; height?: number; colour?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = sharp({ create: { width, height, channels: 3, background: colour } })
  return new Uint8Array(await plain.toFormat(format).toBuffer())
}

/** A white PNG of any size at one bit a pixel: millions of pixels in a few kilobytes. */
export function cheapPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, height)
  header.setUint8(8, 1)
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([
      signature,
      chunk('IHDR', Buffer.from(header.buffer)),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length, 0)
  ends.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)])
}
