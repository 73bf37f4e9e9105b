import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PlacedImage {
  /** Distances in mm from the upper left corner of the sheet. */
  x: number
  y: number
  dotsPerInch: number
}

export interface ReadPage {
  /** What stands on one baseline, from left to right; stretches of it that stand apart are parted by a tab. */
  lines: string[]
  /** Addresses that the page links to. */
  links: string[]
  images: PlacedImage[]
}

/** Reads a document back as a viewer does. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: ReadPage[]; title: string }> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const title = 'Title' in info ? String(info.Title) : ''
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(await pdf.getPage(number)))
  await task.destroy()
  return { pages, title }
}

const APART = 2.5

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  return { lines: await readLines(page), links: await readLinks(page), images: await readImages(page) }
}

async function readLines(page: PDFPageProxy): Promise<string[]> {
  const { items } = await page.getTextContent()
  const placed = items.flatMap((item) => {
    // A blank wider than a word space is what the reader makes of the room between two columns.
    if (!('str' in item) || (item.str.trim() === '' && item.width > APART)) return []
    return [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
  })
  const baselines = Map.groupBy(placed, ({ y }) => Math.round(y * 10))
  const downwards = [...baselines.entries()].toSorted(([a], [b]) => b - a)
  return downwards.map(([, stretch]) => {
    let end = Number.POSITIVE_INFINITY
    let line = ''
    for (const { text, x, width } of stretch.toSorted((a, b) => a.x - b.x)) {
      line += x - end > APART ? `\t${text}` : text
      end = x + width
    }
    return line
  })
}

async function readLinks(page: PDFPageProxy): Promise<string[]> {
  const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations()
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? [])
}

async function readImages(page: PDFPageProxy): Promise<PlacedImage[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const height = page.getViewport({ scale: 1 }).height
  let at: number[] = []
  return fnArray.flatMap((operator, index): PlacedImage[] => {
    const given: unknown = argsArray[index]
    const values = Array.isArray(given) ? given.flat().map(Number) : []
    if (operator === OPS.transform) at = values
    if (operator !== OPS.paintImageXObject) return []
    const [width = 0, , , drawn = 0, x = 0, y = 0] = at
    return [{ x: millimetres(x), y: millimetres(height - y - drawn), dotsPerInch: ((values[1] ?? 0) / width) * 72 }]
  })
}

function millimetres(points: number): number {
  return (points / 72) * 25.4
}
