const HEADER = 44
const ENTRY = 20

interface Table {
  tag: number
  checksum: number
  length: number
  bytes: Uint8Array
}

/** Unpacks a WOFF 1.0 file into the TrueType font it holds, which PDF can embed. https://www.w3.org/TR/WOFF */
export async function unpackWoff(woff: ArrayBuffer): Promise<Uint8Array> {
  const view = new DataView(woff)
  const count = view.getUint16(12)
  const tables = await Promise.all(Array.from({ length: count }, (_, index) => readTable(view, HEADER + ENTRY * index)))
  return joinTables(view.getUint32(4), tables)
}

async function readTable(view: DataView<ArrayBuffer>, at: number): Promise<Table> {
  const offset = view.getUint32(at + 4)
  const packedLength = view.getUint32(at + 8)
  const length = view.getUint32(at + 12)
  const packed = new Uint8Array(view.buffer, offset, packedLength)
  const bytes = packedLength < length ? await inflate(packed) : packed
  return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), length, bytes }
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function joinTables(flavour: number, tables: Table[]): Uint8Array {
  const start = 12 + 16 * tables.length
  const font = new Uint8Array(start + tables.reduce((sum, { length }) => sum + padded(length), 0))
  const view = new DataView(font.buffer)
  const power = Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  view.setUint16(6, 2 ** power * 16)
  view.setUint16(8, power)
  view.setUint16(10, tables.length * 16 - 2 ** power * 16)
  let offset = start
  for (const [index, { tag, checksum, length, bytes }] of tables.entries()) {
    const at = 12 + 16 * index
    view.setUint32(at, tag)
    view.setUint32(at + 4, checksum)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, length)
    font.set(bytes, offset)
    offset += padded(length)
  }
  return font
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
