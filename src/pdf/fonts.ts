import type { jsPDF } from 'jspdf'
import { type Cut, type FontFile, fontFiles } from './font-files.ts'
import { unpackWoff } from './woff.ts'

/** A font that is in the document. */
export interface Font {
  name: string
  /** How far a sign moves on, in thousandths of the size; undefined when the font does not have the sign. */
  advance(codePoint: number): number | undefined
}

export type Fonts = Record<Cut, Font[]>

/** Puts into the document what is needed to set these texts in each cut. Throws when a file cannot be had. */
export async function embedFonts(doc: jsPDF, texts: Record<Cut, string>): Promise<Fonts> {
  const needed = CUTS.flatMap((cut) => filesFor(texts[cut], cut))
  const files = await Promise.all(needed.map(loadFont))
  const fonts: Fonts = { regular: [], bold: [], heading: [] }
  for (const [index, { cut, name }] of needed.entries()) {
    const file = files[index]
    if (file !== undefined) fonts[cut].push(embedFont(doc, name, file))
  }
  return fonts
}

/** What we use of jsPDF's reader of TrueType files, which has no types of its own. */
interface TrueType {
  characterToGlyph(codePoint: number): number
  widthOfGlyph(glyph: number): number
}

const NOT_THERE = 0

const CUTS = ['regular', 'bold', 'heading'] as const satisfies Cut[]

/** The first file that has a sign is the one that is needed for it. Every cut needs its figures. */
function filesFor(text: string, cut: Cut): FontFile[] {
  const files = fontFiles.filter((file) => file.cut === cut)
  const first = [...new Set(`0${text}`)].map((sign) =>
    files.find((file) => has(file, sign.codePointAt(0) ?? NOT_THERE)),
  )
  return files.filter((file) => first.includes(file))
}

function has({ unicodeRange }: FontFile, code: number): boolean {
  return unicodeRange.split(',').some((range) => {
    const [first = '', last = first] = range.slice('U+'.length).split('-')
    return Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16)
  })
}

async function loadFont({ url }: FontFile): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font ${url} answered ${response.status}.`)
  return unpackWoff(await response.arrayBuffer())
}

function embedFont(doc: jsPDF, name: string, file: Uint8Array): Font {
  doc.addFileToVFS(`${name}.ttf`, binaryString(file))
  doc.addFont(`${name}.ttf`, name, 'normal')
  const trueType: TrueType = doc.setFont(name, 'normal').getFont().metadata
  const advances = new Map<number, number | undefined>()
  return {
    name,
    advance(codePoint) {
      if (!advances.has(codePoint)) {
        const glyph = codePoint <= 0xffff ? trueType.characterToGlyph(codePoint) : NOT_THERE
        advances.set(codePoint, glyph === NOT_THERE ? undefined : trueType.widthOfGlyph(glyph))
      }
      return advances.get(codePoint)
    },
  }
}

function binaryString(bytes: Uint8Array): string {
  const part = 8192
  const parts = Array.from({ length: Math.ceil(bytes.length / part) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * part, (index + 1) * part)),
  )
  return parts.join('')
}
