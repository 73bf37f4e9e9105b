import { lengthText, thicknessText } from '#domain/fact-text.ts'
import type { ScaleDrawing } from '#domain/scale-drawing.ts'

/** A sheet of 4:3, in its own units; a picture has its own ground, so that it reads alike in both themes. */
const SHEET = { width: 1200, height: 900, left: 170, right: 90, top: 130, foot: 205 }
const INK = '#2b2926'
const SOFT = '#5c564c'
const RUBBER = '#cbc2b1'
const GROUND = '#e9e4da'
const TEXT = 42
/** Thinner than this an edge would not be seen; from there on it is to scale as well. */
const LEAST_EDGE = 2.5
const TICK = 13
const GAP = 62
/** Of the sheet's width the bar takes up to this much. */
const MOST_BAR = 300
const BARS_MM = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]

/** A drawing as the address of a picture: a file for each item would be half as many files again as a shop has. */
export function drawingSource(drawing: ScaleDrawing): string {
  const svg = drawingSvg(drawing).replaceAll('"', "'")
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}`
}

/** A drawing as SVG: the outline from above, its edge below, both to one scale, with measures and a bar. */
export function drawingSvg(drawing: ScaleDrawing): string {
  const { lengthMm, widthMm, thicknessMm } = drawing
  const free = { x: SHEET.width - SHEET.left - SHEET.right, y: SHEET.height - SHEET.top - SHEET.foot }
  const thick = thicknessMm?.most ?? 0
  const most = Math.min(free.x / lengthMm, free.y / (widthMm + thick))
  // A length and a corner in whole units: figures with decimals are what no other page has, and travel as they are.
  const across = Math.floor(lengthMm * most) || lengthMm * most
  const scale = across / lengthMm
  const down = widthMm * scale
  const left = Math.floor(SHEET.left + (free.x - across) / 2)
  const top = Math.floor(SHEET.top + (free.y - down - thick * scale) / 2)
  const edgeTop = top + down + GAP
  const parts = [
    `<rect width="${SHEET.width}" height="${SHEET.height}" fill="${GROUND}"/>`,
    `<path d="${outline(drawing.outline, left, top, across, down)}" fill="${RUBBER}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`,
    drawing.outline === 'cut-to-length'
      ? ''
      : measured([left, top - 40], [left + across, top - 40], lengthText(lengthMm)),
    measured([left - 44, top + down], [left - 44, top], lengthText(widthMm)),
    thicknessMm && edge(left, edgeTop, across, thick * scale, thicknessText(thicknessMm)),
    bar(scale),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="${SHEET.width}" height="${SHEET.height}" font-family="Helvetica Neue, Arial, sans-serif" font-size="${TEXT}">${parts.join('')}</svg>`
}

function outline(kind: ScaleDrawing['outline'], x: number, y: number, across: number, down: number): string {
  const [right, foot] = [round(x + across), round(y + down)]
  const [startX, startY] = [round(x), round(y)]
  switch (kind) {
    case 'rectangle':
      return `M${startX} ${startY}H${right}V${foot}H${startX}Z`
    case 'round':
      return `M${startX} ${round(y + down / 2)}A${round(across / 2)} ${round(down / 2)} 0 1 1 ${right} ${round(y + down / 2)}A${round(across / 2)} ${round(down / 2)} 0 1 1 ${startX} ${round(y + down / 2)}Z`
    case 'half-round':
      return `M${startX} ${startY}H${right}A${round(across / 2)} ${round(down)} 0 0 1 ${startX} ${startY}Z`
    case 'cut-to-length':
      return `M${right} ${startY}H${startX}V${foot}H${right}l-26 ${round(-down / 4)} 52 ${round(-down / 4)} -52 ${round(-down / 4)}Z`
  }
}

/** A line with a tick at each end and its measure beside it: above a level line, turned beside an upright one. */
function measured([x1, y1]: Point, [x2, y2]: Point, text: string): string {
  const upright = x1 === x2
  const [cx, cy] = [round((x1 + x2) / 2), round((y1 + y2) / 2)]
  const tick = (x: number, y: number) => `M${round(x - TICK)} ${round(y + TICK)}l${TICK * 2} ${-TICK * 2}`
  const placed = upright ? `translate(${cx - 20} ${cy}) rotate(-90)` : `translate(${cx} ${cy - 18})`
  return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}${tick(x1, y1)}${tick(x2, y2)}" fill="none" stroke="${SOFT}" stroke-width="3"/><text transform="${placed}" text-anchor="middle" fill="${INK}">${text}</text>`
}

function edge(x: number, y: number, across: number, thick: number, text: string): string {
  const high = Math.max(LEAST_EDGE, thick)
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(across)}" height="${round(high)}" fill="${INK}"/><text x="${round(x + across)}" y="${round(y + high + TEXT)}" text-anchor="end" fill="${INK}">${text}</text>`
}

/** How long so many millimetres are, at the foot of the sheet. */
function bar(scale: number): string {
  const mm = BARS_MM.findLast((length) => length * scale <= MOST_BAR) ?? BARS_MM[0] ?? 10
  const [x, y, long] = [60, SHEET.height - 44, round(mm * scale)]
  return `<path d="M${x} ${y - 10}v20M${x} ${y}h${long}M${x + long} ${y - 10}v20" stroke="${SOFT}" stroke-width="4"/><text x="${x + long + 20}" y="${y + 13}" fill="${SOFT}" font-size="34">${lengthText(mm)}</text>`
}

type Point = readonly [x: number, y: number]

const round = (value: number): number => Math.round(value * 10) / 10
